import { isTest, type SourceFile } from './sourceFile.ts'

export const FILE_CEILING = 400
export const FILE_P90 = 180

/** Schemas, texts and data are long by nature and stand apart. */
const APART = [/^contract\/schemas\//, /\/i18n\//, /^server\/types\//, /^server\/seed\/facts\//]

const isCounted = (path: string) => !APART.some((pattern) => pattern.test(path))

function lineCount({ text }: SourceFile): number {
  return text.replace(/\n$/, '').split('\n').length
}

/** Files over the ceiling, longest first. */
export function tooLong(files: readonly SourceFile[]): string[] {
  return files
    .filter((file) => isCounted(file.path) && lineCount(file) > FILE_CEILING)
    .toSorted((one, other) => lineCount(other) - lineCount(one))
    .map((file) => `${file.path}: ${lineCount(file)} lines`)
}

/** The length that nine of ten source files stay within; tests are long in another way and are left out. */
export function ninetiethPercentile(files: readonly SourceFile[]): number {
  const lengths = files
    .filter((file) => isCounted(file.path) && !isTest(file.path))
    .map(lineCount)
    .toSorted((one, other) => one - other)
  return lengths[Math.ceil(lengths.length * 0.9) - 1] ?? 0
}
