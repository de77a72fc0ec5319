import ts from 'typescript'

/** A source file by its path from the repository's top, with forward slashes. */
export interface SourceFile {
  path: string
  text: string
}

export interface Import {
  /** As written: `./urn.ts`, `#contract/values/urn.ts`, `react`. */
  specifier: string
  /** Nothing of it is left when the program runs. */
  typeOnly: boolean
}

/** Every import, export-from, dynamic import and import type of a file, by TypeScript's own scanner. */
export function importsOf({ text }: SourceFile): Import[] {
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName, pos }) => ({
    specifier: fileName,
    typeOnly: isTypeOnly(text.slice(0, pos)),
  }))
}

/** The statement that leads up to a specifier begins with the last `import` or `export` that opens a line. */
function isTypeOnly(before: string): boolean {
  const statement = [...before.matchAll(/^[ \t]*(?:import|export)\b/gm)].at(-1)
  return statement !== undefined && /^\s*(?:import|export)\s+type\b/.test(before.slice(statement.index))
}

export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path) || path.startsWith('tests/')
}
