/** The most that GitHub lists at once. */
const pageSize = 100;

/**
 * Reads the items of a list page by page, until a page is not full.
 *
 * @param read reads one page; its argument goes into the request
 * @param maxPages a limit for lists to which strangers may add
 */
export async function* allPages<T>(
  read: (page: { page: number; per_page: number }) => Promise<readonly T[]>,
  maxPages = Number.POSITIVE_INFINITY,
): AsyncGenerator<T> {
  for (let page = 1; page <= maxPages; page += 1) {
    const items = await read({ page, per_page: pageSize });
    yield* items;
    if (items.length < pageSize) return;
  }
}
