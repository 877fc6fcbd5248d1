import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The runner keeps a loaded worker only while the next file is of the same project: theirs follow each other. */
export class ProjectAfterProject extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) => sorted.filter((file) => file.project === project));
  }
}
