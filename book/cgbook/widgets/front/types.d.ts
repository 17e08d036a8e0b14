// A style sheet that a module imports is its text.
declare module "*.css" {
  const sheet: string;
  export default sheet;
}

// What a kind of widget draws in, and what it reads: the traits that Python tells of (formats.d.ts).
interface Model<T> {
  get<K extends keyof T>(name: K): T[K];
  tell(changes: Partial<T>): void;
  hear(name: keyof T, callback: () => void): void;
}
interface Kind<K extends keyof Traits> {
  model: Model<Traits[K]>;
  el: HTMLElement;
}
