import type { TypeDocument } from '#contract/registry/typeDocument.ts'

type Related = Pick<TypeDocument, 'type' | 'relations'>

/**
 * Types of which a title of the same package is 'related': those that do not stand in its tree anyway. All the pieces
 * of a series share one package, and its nine hundred episodes are its children, not its relations.
 */
export function typesOfPackage(type: string, types: readonly Related[]): string[] {
  const parentsOf = (name: string) => types.find((one) => one.type === name)?.relations?.parent?.types ?? []
  const childrenOf = (name: string) =>
    types.filter(({ relations }) => relations?.parent?.types.includes(name)).map((one) => one.type)
  const tree = closure(closure([type], parentsOf), childrenOf)
  return types.map((one) => one.type).filter((name) => !tree.includes(name))
}

/** The names and all that can be reached from them. */
function closure(names: readonly string[], next: (name: string) => readonly string[]): string[] {
  const found = new Set(names)
  for (const name of found) for (const one of next(name)) found.add(one)
  return [...found]
}
