// A style sheet that a module imports is its text.
declare module "*.css" {
  const sheet: string;
  export default sheet;
}
