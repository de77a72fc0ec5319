import { KIND_SETTINGS } from '#contract/rules/storefront/model/containerKind.ts'
import type { NewContainer } from '#contract/rules/storefront/commands/command.ts'
import type { ContainerKind } from '#contract/values/storefront.ts'

/** A container of a kind as the gallery makes it: this page's own, with the kind's word for a name, without content. */
export function newRail(kind: ContainerKind, id: string, name: string, language: string): NewContainer {
  const settings = { ...KIND_SETTINGS[kind], ownership: 'standalone', names: [{ language, name }] } as const
  return { container: { id, head: {}, settings, rest: {} }, content: [] }
}
