import type { VideoCommand } from '#contract/rules/video/command.ts'
import type { EditList } from '#contract/rules/video/editList.ts'
import { readChapters, writeChapters } from '#contract/rules/video/files/chapters.ts'
import { readCsv, writeCsv } from '#contract/rules/video/files/csv.ts'
import { readEdl, writeEdl } from '#contract/rules/video/files/edl.ts'
import type { FileProblem } from '#contract/rules/video/files/fileProblem.ts'
import { EDIT_NAME_LENGTH } from '#contract/values/video.ts'
import { readSplices, writeSplices } from '#contract/rules/video/files/splices.ts'

export const FILE_KINDS = ['edl', 'csv', 'chapters', 'splices'] as const
export type FileKind = (typeof FILE_KINDS)[number]

const ENDINGS: Readonly<Record<FileKind, string>> = {
  edl: '.edl',
  csv: '.csv',
  chapters: '.chapters.txt',
  splices: '.scte35.csv',
}

type Named = { title: string; nameOf: (nth: number) => string }

/** The list as a file of a kind, and what it is called. */
export function fileOf(kind: FileKind, list: EditList, { title, nameOf }: Named): { text: string; name: string } {
  const name = `${title.replaceAll(/[\\/:*?"<>|]+/g, '-')}${ENDINGS[kind]}`
  if (kind === 'edl') return { name, text: writeEdl(list, title) }
  if (kind === 'csv') return { name, text: writeCsv(list) }
  return { name, text: kind === 'chapters' ? writeChapters(list, nameOf) : writeSplices(list) }
}

/** What kind a file is, by its name and what it begins with. */
export function kindOf(name: string, text: string): FileKind {
  if (/^\uFEFF?event_id,/.test(text)) return 'splices'
  if (/\.edl$/i.test(name) || /^\uFEFF?\s*TITLE:/i.test(text)) return 'edl'
  return /\.csv$/i.test(name) ? 'csv' : 'chapters'
}

/** What a file says of a title, as one command; undefined where nothing of it could be read. */
export function commandOf(
  kind: FileKind,
  text: string,
  list: EditList,
  base: string,
): { command: VideoCommand | undefined; count: number; problems: readonly FileProblem[] } {
  if (kind === 'splices') {
    const { entries, problems } = readSplices(text, list)
    const breaks = entries.map((entry, nth) => ({ id: `${base}-${nth}`, ...entry }))
    return { command: breaks.length > 0 ? taking({ ...list, breaks }) : undefined, count: breaks.length, problems }
  }
  const read = { edl: readEdl, csv: readCsv, chapters: readChapters }[kind]
  const { entries, problems } = read(text, list)
  const segs = entries.map((entry, nth) => ({
    id: `${base}-${nth}`,
    keep: true,
    ...entry,
    label: nameOf(entry.label),
  }))
  return { command: segs.length > 0 ? taking({ ...list, segs }) : undefined, count: segs.length, problems }
}

/** What a label may be: no control characters, no half letters. */
const nameOf = (label: string) => [...label.replaceAll(/\p{Cc}+/gu, ' ').trim()].slice(0, EDIT_NAME_LENGTH).join('')

function taking({ segs, breaks, output, names }: EditList): VideoCommand {
  return { kind: 'take', from: 'file', list: { segs, breaks, output, ...(names !== undefined && { names }) } }
}
