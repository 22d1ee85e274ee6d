declare module "virtual:boxes" {
  /** What is printed on the box of each game, by language. */
  const boxes: Record<string, Record<string, { title: string; pitch: string }>>;
  export default boxes;
}
