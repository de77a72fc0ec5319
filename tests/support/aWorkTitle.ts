import type { WorkField, WorkTitle } from '#custom/workbench/model/workTitle.ts'

/** A field for tests of the workbench. */
export const aField = (path: string, more: Partial<WorkField> = {}): WorkField => ({
  ...{ path, label: path, isLong: false, max: undefined, hard: undefined, tracked: true, staged: true, ...more },
})

/** A title for them, its texts by field and language. */
export function aTitle(
  id: string,
  fields: Readonly<Record<string, Readonly<Record<string, string>>>>,
  more: Partial<WorkTitle> = {},
): WorkTitle {
  const listOf = (texts: Readonly<Record<string, string>> = {}) =>
    ['en', 'zh', 'ms', 'ta'].flatMap((lang) => (texts[lang] ? [{ lang, n: texts[lang] }] : []))
  const base = { lon: listOf(fields.lon), lod: listOf(fields.lod) }
  return {
    ...{ id, cty: 'movie', rev: 1, n: 1, st: 'draft', ut: '2026-11-22T08:15:00.000Z', by: 'Mei Ling', lock: undefined },
    ...{ base, now: base, met: new Set<string>(), refused: undefined, ...more },
  }
}
