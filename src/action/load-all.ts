/** Loads what the Action loads late: without a sandbox a runner could put something else in its place. */
export async function loadAll(): Promise<void> {
  await Promise.all([
    import("@actions/github"),
    import("../core/report/job-summary.ts"),
    import("../core/report/junit.ts"),
    import("../gateway/http-front.ts"),
    import("../github/pull-request/guard-pull-request.ts"),
    import("../pages/report/report-page.tsx"),
    import("./comment.ts"),
  ]);
}
