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

// --- a game as a table (game/table.js), and one in progress
/** A row of the table: its game, its component, what it is worth, and its moves as [number of the act, ...rows left]. */
type Row = [game: number, component: any, worth: number, moves: number[][]];
/** What a move does: a verb and its numbers. */
type Act = [verb: string, ...numbers: any[]];
interface BoardGame extends GameFormat {
  drawing: Required<Drawing>; // a look asks only for what its games bring
}
interface Table extends TableFormat {
  games: BoardGame[];
  acts: Act[][];
  rows: Row[];
}
/** For each board the rows of its components; EMPTY keeps the place of one that is used up. */
type State = number[][];
/** [board, place, k]: in that place, the k-th move of its row. (`Pick` is a type of the language.) */
type Picked = number[];
interface Move {
  picks: Picked[];
  act?: Act[];
}
/** A move as a picture knows it: with what it does; `whole`: the move of the sum, of which this is a part. */
interface BoardMove extends Move {
  act: Act[];
  whole?: BoardMove;
}
interface Turn {
  state: State;
  move: Move;
  yours?: boolean;
}
type Game = import("./game/game.js").Game;

// --- a board on the page (skins/shared/look.js tells of these)
type Shape = GlobalEventHandlers & Element & HTMLOrSVGElement & ElementCSSInlineStyle;
interface Piece {
  node: Shape;
  move?: BoardMove | null;
  at?: number[];
  words?: string;
  role?: string;
  why?: string;
  choose?: (() => void) | null;
}
interface Grip {
  node: HTMLElement;
  aims: Map<Element, BoardMove>;
}
interface Picture {
  element: HTMLElement;
  preview(move: BoardMove | null): void;
  pieces: Piece[];
  grips?: Grip[];
}
interface View {
  table: Table;
  state: State;
  origin: State;
  past: Turn[];
  moves: BoardMove[];
  games: BoardGame[];
  plain?: boolean;
  before: State | null;
  answer: Turn | null;
  chosen(move: BoardMove | null, missing?: string | null, how?: string): void;
  play(move: BoardMove): void;
  name(row: number): string;
}
/** How words number the pieces of a move, where not as in the table; or words of its own. */
interface Numbered {
  args?: any[];
  at?: number | string;
  several?: boolean;
  words?: string;
}
type Numbers = (board: number, place: number, act: Act) => Numbered | undefined;
type Draw = (view: View) => Picture;
/** The moves from a component, as in a table: [[verb, ...numbers], ...the components that are left]. */
type MovesFrom = (component: any) => any[][];
type NumbersOf = (table: Table, origin: State, past: Turn[], games: BoardGame[]) => Numbers;
interface Look {
  draw: Draw;
  told?: boolean;
  together?: boolean;
  heaps?: boolean;
  nothing?: string;
  name?(component: any): string;
  order?(one: any, other: any): number;
  moves?: MovesFrom;
  numbers?: NumbersOf;
}

// --- graphs, and pictures of lines
interface Graph {
  names: string[];
  options: number[][];
  at: number[][]; // in parts of the width and the height
}
/** The two ends of a line, [x, y, u, v], in units. */
type Segment = number[];
/** An edge that is drawn: from vertex a to vertex b. */
interface Edge {
  id: number;
  a: number;
  b: number;
  segment: Segment;
}

// --- the page (page/dom.js)
type Heard<E> = E & { target: any; currentTarget: any };
type Handlers = {
  [K in keyof GlobalEventHandlersEventMap as `on${K}`]?: ((event: Heard<GlobalEventHandlersEventMap[K]>) => any) | null;
};
type Attributes = Handlers & { [name: string]: any };
/** The model that a host gives to `render`: anywidget's. */
interface Rendered {
  model: any;
  el: HTMLElement;
}
type Child = Node | string | number | boolean | null | undefined | Child[];

// --- mathematics (maths/)
interface Ratio {
  n: bigint;
  d: bigint;
}
/** What a take-and-break code allows: groups[j] lists the numbers that may be taken so that j heaps are left. */
interface Breaks {
  code: string | null;
  groups: number[][];
  differ: boolean;
  parts: number;
  most: number;
  refused?: undefined;
}
/** A step of a labelling: a vertex, its label and why, by the options `to`; each of `back` is answered. */
interface Step {
  vertex: number;
  label: any;
  rule: string;
  to: number[];
  back?: number[][];
}
interface LessonStep extends Step {
  needs: number[];
}
/** What is true of the vertices of a graph; a value that is a list stands for ∞. */
interface Facts {
  score: number[];
  value: (number | number[])[];
}
/** From where to where two probabilities go. */
interface Box {
  p: number[][];
  q: number[][];
}
/** A branch of so many edges, with the branches that stand over it. */
interface Branch {
  size: number;
  over: Branch[];
  angle?: number; // in which it grows, where it is drawn
}

type Cell = TextTable["rows"][number][number];

// --- answers (answers/index.js)
/** What an answer is given: its spec, what was kept of it, and where it goes. */
interface Given {
  spec: Required<Spec>;
  value: string;
  before: { ticks: number[]; points: number };
  model: Model<Traits["exercise"]>;
  check(text: string | null): void;
  say(text: string | null): void;
  tell(state: string, text: string): void;
  keep(changes: object): void;
  goOn(): void;
}
/** How things are marked or labelled (answers/marking.js). */
interface Marking {
  many?: boolean;
  inOrder?: boolean;
}
interface AnswerPlace {
  element: HTMLElement;
  first?: string;
  between?: HTMLElement;
  missing?: () => string;
  stop?: () => void;
}
interface AnswerKind {
  ask(given: Given): AnswerPlace;
  read?(text: string | null): string | null;
  unread?: string;
  numbers?(answer: string): bigint[];
  marking?: Marking;
  refute?(spec: Asked, answer: string): string;
  stands?: boolean;
}

// --- pictures in the hand (hand/picture.js and hand/handle.js tell of these)
interface Point {
  x: number;
  y: number;
}
/** A handle, and the value where it is. */
interface Hand {
  value: number;
  real: number;
  busy(): boolean;
  set(wanted: number, how?: { glide?: number }): void;
  lock(yes: boolean): void;
}
interface Chip {
  label: string;
  axis: "x" | "y" | "xy";
  start: number;
  max(): number;
  min?(): number;
  at(value: number): Point;
  to?(x: number, y: number): number;
  text(value: number): string;
  input?(value: number, real: number): void;
  done?(value: number): void;
  magnet?(real: number, reach?: number): number;
  parent?: SVGElement;
  radius?: number;
  lies?: Point;
  name?: string | number;
  waits?: boolean;
  enter?(): void;
  step?: number;
  far?: number;
  glide?: number;
}
interface Roaming {
  label: string;
  at(): Point;
  drag(to: Point): void;
  drop?(to: Point): void;
  by(right: number, up: number, far: boolean): void;
  text(): string;
  radius?: number;
  waits?: boolean;
}
interface Disc {
  node: SVGElement;
  face: SVGElement;
  number: SVGElement;
}
/** A disc that can be pressed; what else it has are its attributes. */
interface Pressed {
  press(): void;
  arrows?(right: number, up: number, far: boolean): void;
  parent?: SVGElement;
  number?: any;
  class?: string;
  [attribute: string]: any;
}
/** What a picture draws by. */
interface Sheet {
  node: SVGElement;
  wide: number;
  narrow: boolean;
  open: boolean;
  quick: boolean;
  seen: number;
  ghost: any;
  paint(): void;
  chip(how: Chip): Hand & { node: SVGElement };
  roam(how: Roaming): void;
  told(text: string): string;
  button(how: Pressed): Disc & { reach: SVGElement };
  moved(guessed?: boolean): void;
  mark(
    shape: object,
    beside: object,
    where: (guess: any) => number[],
    how?: { parent?: SVGElement; seen?: () => any },
  ): { node: SVGElement; ghost: SVGElement; you: SVGElement };
  you(parent: SVGElement, attributes?: object): SVGElement;
  grow(ms: number, step: (part: number) => any, done?: () => void): void;
  stay(): void;
  later(ms: number, act: () => void): void;
}
/** What the setup of a picture returns; a guess is JSON. */
interface HandPicture {
  place(): number;
  paint(): void;
  holds(): string;
  read(): string;
  judge(guess: any, right: boolean): string;
  answer?: any;
  right?(guess: any): boolean;
  numbers?: object;
  guess?(): any;
  grows?: number;
  open?(): void;
  arrive?(glide: number): void;
  close?(): void;
  value?(): any;
  set?(value: any): void;
}

// --- the site (site/)
/** Python in the page (site/live/python.js). */
interface Python {
  run(code: string, hears?: ProgramHears): Promise<{ ok: boolean; stopped: boolean; died: string }>;
  ask(target: string, args?: any[], onPart?: (part: any) => void): Promise<any> & { cancel(): void };
  stop(): Promise<Python>;
  control(key: string, values: any[]): void;
  answered(key: string, show: (parts: any[]) => void): void;
  readonly session: number;
}
/** What hears of a program that runs. */
interface ProgramHears {
  stream?(name: string, text: string): void;
  display?(data: Record<string, any>): void;
  error?(text: string): void;
  clear?(): void;
}
/** What there is to do on a page: its exercises with their points, its boards, the ids of its prompts. */
interface Todo {
  exercises: Record<string, number>;
  boards: string[];
  recall?: string[];
}
/** What was done of it (site/progress/records.js). */
interface Done {
  exercises: number;
  solved: number;
  opened: number;
  boards: number;
  won: number;
  read: boolean;
}
interface ListedPage {
  page: string;
  link: HTMLAnchorElement;
  todo: Todo;
}
/** What a browser keeps, by names such as "exercise:chomp-first". */
type Kept = Record<string, any>;
