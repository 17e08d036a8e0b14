// A module imports a style sheet as text.
declare module "*.css" {
  const sheet: string;
  export default sheet;
}

// The element that a kind of widget draws in, and the model with the traits that Python sends (formats.d.ts).
interface Model<T> {
  get<K extends keyof T>(name: K): T[K];
  tell(changes: Partial<T>): void;
  hear(name: keyof T, callback: () => void): void;
}
interface Kind<K extends keyof Traits> {
  model: Model<Traits[K]>;
  el: HTMLElement;
}

// --- a game as a table (game/table.js), and a game in progress
/** A row of the table: its game, its component, its worth, and its moves as [number of the act, ...rows left]. */
type Row = [game: number, component: any, worth: number, moves: number[][]];
/** The effect of a move, as a verb and its numbers. */
type Act = [verb: string, ...numbers: any[]];
interface BoardGame extends GameFormat {
  drawing: Required<Drawing>; // complete, because a look uses only the fields that its games have
}
interface Table extends TableFormat {
  games: BoardGame[];
  acts: Act[][];
  rows: Row[];
}
/** For each board, the rows of its components; EMPTY keeps the place of a component that's used up. */
type State = number[][];
/** [board, place, k], the k-th move of the row in that place. (`Pick` is a type of TypeScript itself.) */
type Picked = number[];
interface Move {
  picks: Picked[];
  act?: Act[];
}
/** A move together with its effect, as a picture needs it. `whole`: the whole sum's move, if this is a part's. */
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

// --- a board on the page (explained in skins/shared/look.js)
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
/** The listeners of a board: a move is previewed (or none), made, or refused. `how` is "pointer", "touch", … */
interface Touches {
  show(move: BoardMove | null, how: string, text?: string | null): void;
  play(move: BoardMove): void;
  refuse(why?: string): void;
}
interface Grip {
  node: HTMLElement;
  aims: Map<Element, BoardMove>;
  near?: number;
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
/** The numbers of a move's pieces in words, if they differ from the table's, or words for the move. */
interface Numbered {
  args?: any[];
  at?: number | string;
  several?: boolean;
  words?: string;
}
type Numbers = (board: number, place: number, act: Act) => Numbered | undefined;
type Draw = (view: View) => Picture;
/** Returns the moves from a component, as in a table: [[verb, ...numbers], ...the components that are left]. */
type MovesFrom = (component: any) => any[][];
type NumbersOf = (table: Table, origin: State, past: Turn[], games: BoardGame[]) => Numbers;
interface Look {
  draw: Draw;
  howTo?: string;
  told?: boolean;
  together?: boolean;
  heaps?: boolean;
  nothing?: string;
  name?(component: any): string;
  sides?: [string, string]; // the keys of the two players' names, if a component can begin with whose turn it is
  order?(one: any, other: any): number;
  moves?: MovesFrom;
  numbers?: NumbersOf;
}

// --- graphs, and pictures made of lines
interface Graph {
  names: string[];
  options: number[][];
  at: number[][]; // as fractions of the width and the height
}
/** The two ends of a line, [x, y, u, v], in units. */
type Segment = number[];
/** A drawn edge from vertex a to vertex b. */
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
/** The argument of `render`, with anywidget's model. */
interface Rendered {
  model: any;
  el: HTMLElement;
}
/** A child of an element; an object with a field `element` stands for that element. */
type Child = Node | string | number | boolean | null | undefined | { element: Element } | Child[];

// --- mathematics (maths/)
interface Ratio {
  n: bigint;
  d: bigint;
}
/** The moves that a take-and-break code allows; groups[j] lists the numbers that a move can take to leave j heaps. */
interface Breaks {
  code: string | null;
  groups: number[][];
  differ: boolean;
  parts: number;
  most: number;
  refused?: undefined;
}
/** A step of a labelling: a vertex, its label, and the reason. `to`: the options that decide; `back`: replies. */
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
/** Facts about the vertices of a graph; a value that's a list means ∞. */
interface Facts {
  score: number[];
  value: (number | number[])[];
}
/** The ranges of two probabilities. */
interface Box {
  p: number[][];
  q: number[][];
}
/** A branch with its size (number of edges) and the branches that grow on top of it. */
interface Branch {
  size: number;
  over: Branch[];
  angle?: number; // the direction in which it grows, if it's drawn
}

type Cell = TextTable["rows"][number][number];

// --- answers (answers/index.js)
/** The input of an answer: its spec, the stored answer, and functions that judge and store it. */
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

// --- pictures in the hand (explained in hand/picture.js and hand/handle.js)
interface Point {
  x: number;
  y: number;
}
/** A handle with its value. */
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
/** A disc that can be pressed; all other fields are attributes. */
interface Pressed {
  press(): void;
  arrows?(right: number, up: number, far: boolean): void;
  parent?: SVGElement;
  number?: any;
  class?: string;
  [attribute: string]: any;
}
/** The tools with which a picture draws. */
interface Sheet {
  node: SVGElement;
  wide: number;
  narrow: boolean;
  open: boolean;
  quick: boolean;
  seen: number;
  ghost: any;
  paint(): void;
  done(): void;
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
/** The result of a picture's setup; a guess is JSON. */
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
  task?: boolean;
  go?: string;
  ready?(): boolean;
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
/** The listeners of a running program. */
interface ProgramHears {
  stream?(name: string, text: string): void;
  display?(data: Record<string, any>): void;
  error?(text: string): void;
  clear?(): void;
}
/** The tasks of a page: its exercises with their points, its boards, and the ids of its prompts. */
interface Todo {
  exercises: Record<string, number>;
  boards: string[];
  recall?: string[];
}
/** The reader's progress on these tasks (site/progress/records.js). */
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
/** The stored entries, by names such as "exercise:chomp-first". */
type Kept = Record<string, any>;
