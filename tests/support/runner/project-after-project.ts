import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Runs all files of one project before the next, because the runner keeps a loaded worker only within a project. */
export class ProjectAfterProject extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) => sorted.filter((file) => file.project === project));
  }
}
