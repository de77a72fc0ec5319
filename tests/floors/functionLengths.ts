import ts from 'typescript'
import { isTest, type SourceFile } from './sourceFile.ts'

export const FUNCTION_CEILING = 60
export const COMPONENT_CEILING = 120

interface MeasuredFunction {
  name: string
  lines: number
  isComponent: boolean
}

const sources = (files: readonly SourceFile[]) => files.filter((file) => !isTest(file.path))

export function functionCount(files: readonly SourceFile[]): number {
  return sources(files).flatMap(functionsOf).length
}

/** Functions over their ceiling, one sentence each: mostly a report, since a few are long for a reason. */
export function longFunctions(files: readonly SourceFile[]): string[] {
  return sources(files).flatMap((file) =>
    functionsOf(file)
      .filter(({ lines, isComponent }) => lines > (isComponent ? COMPONENT_CEILING : FUNCTION_CEILING))
      .map(({ name, lines }) => `${file.path} ${name}: ${lines} lines`),
  )
}

/** Every function with its own name or that of the constant that holds it. */
export function functionsOf({ path, text }: SourceFile): MeasuredFunction[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const found: MeasuredFunction[] = []
  const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body) {
      const name = nameOf(node)
      const isComponent = path.endsWith('.tsx') && /^[A-Z]/.test(name)
      found.push({ name, lines: lineAt(node.getEnd()) - lineAt(node.getStart()) + 1, isComponent })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function nameOf(node: ts.SignatureDeclaration): string {
  if (node.name) return node.name.getText()
  const holder = ts.findAncestor(node, ts.isVariableDeclaration)
  return holder && holder.name.pos === holder.pos && isHeldBy(node, holder) ? holder.name.getText() : 'a function'
}

/** `const Panel = memo(() => ...)` is named Panel; a callback further inside is not. */
function isHeldBy(node: ts.Node, holder: ts.VariableDeclaration): boolean {
  for (let at = node.parent; at && at !== holder; at = at.parent) if (ts.isFunctionLike(at)) return false
  return true
}
