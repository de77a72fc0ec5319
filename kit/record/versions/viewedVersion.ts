import { chooseVersion } from '#contract/rules/versions/chooseVersion.ts'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'

/**
 * Key of the version that is only looked at: the one that the address names, else the live side of the status that it
 * names (a search hit opens the side that was found). Undefined is the version that the form edits.
 */
export function viewedVersion(
  record: Pick<ContentRecord, 'key' | 'sides'> | undefined,
  { version, status }: { version: string | null; status: string | null },
): string | undefined {
  const named = record?.sides.filter(({ st }) => st === status) ?? []
  const key = version ?? chooseVersion(named.length > 0 ? named : (record?.sides ?? []), 'published')?.key
  return key === record?.key ? undefined : key
}
