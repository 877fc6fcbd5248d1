/** One true line of a resume with honest ways to word it anew, and lies by kind. All people and places are made up. */
export interface Case {
  profession: string;
  original: string;
  honest: string[];
  lies: Record<string, string>;
}
