import ts from 'typescript'
import type { SourceFile } from './sourceFile.ts'

/** Files that only hand on what other files hold. Everybody imports the exact file instead. */
export function barrels(files: readonly SourceFile[]): string[] {
  return files.filter((file) => /(^|\/)index\.tsx?$/.test(file.path) || onlyHandsOn(file)).map((file) => file.path)
}

function onlyHandsOn({ path, text }: SourceFile): boolean {
  if (!/^[ \t]*export\b[^\n]*(\*|\{)/m.test(text)) return false
  const { statements } = ts.createSourceFile(path, text, ts.ScriptTarget.Latest)
  const isHandedOn = (statement: ts.Statement) =>
    ts.isExportDeclaration(statement) && statement.moduleSpecifier !== undefined
  return statements.length > 0 && statements.every((each) => isHandedOn(each) || ts.isImportDeclaration(each))
}
