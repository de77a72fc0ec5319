import ts from 'typescript'
import type { SourceFile } from './sourceFile.ts'

/** A key of the console's words as code names it: whole, or a pattern with a gap for each value put in. */
type NamedKey = { path: string; line: number; text: string; pattern?: RegExp; isCall: boolean }

/** 'editor.audit.title': words joined by dots, no file name. */
const KEY = /^[a-z]\w*(?:\.[\w-]+)+$/i

/** Every text in code that may be a key, and those that are handed to `translate`. */
export function keysNamedIn(file: SourceFile): NamedKey[] {
  const kind = file.path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(file.path, file.text, ts.ScriptTarget.Latest, true, kind)
  const found: NamedKey[] = []
  const visit = (node: ts.Node) => {
    const place = () => ({ path: file.path, line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1 })
    if (ts.isStringLiteralLike(node)) {
      if (KEY.test(node.text)) found.push({ ...place(), text: node.text, isCall: isTranslated(node) })
    } else if (ts.isTemplateExpression(node)) {
      const parts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]
      if (parts[0]?.includes('.') && /^[a-z]\w*\.[\w.]*$/i.test(parts[0])) {
        found.push({ ...place(), text: parts.join('*'), pattern: patternOf(parts), isCall: isTranslated(node) })
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function patternOf(parts: readonly string[]): RegExp {
  return new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('[\\w.-]+')}$`)
}

/** The first argument of translate(...), alone or as one side of a choice. */
function isTranslated(node: ts.Node): boolean {
  const { parent } = node
  if (ts.isConditionalExpression(parent) || ts.isParenthesizedExpression(parent)) return isTranslated(parent)
  return ts.isCallExpression(parent) && parent.arguments[0] === node && /\btranslate$/.test(parent.expression.getText())
}
