import type { Extension } from '#kit/parts/extension/Extension.ts'
import { addRoutes } from '../routeTable.ts'
import { resourceAccess } from '../session/resourceAccess.ts'
import { extensionRoutes } from './extensionRoutes.ts'

type Words = { add: (name: string, words: NonNullable<Extension['words']>) => Promise<void> }

/** Makes the console's registers know of extensions: routes, rights and words. Once, before the first screen. */
export async function takeExtensions(
  extensions: readonly Extension[],
  words: Words,
  isType: (name: string) => boolean,
): Promise<void> {
  for (const extension of extensions) {
    await words.add(extension.name, extension.words ?? {})
    const own = (extension.resources ?? []).filter(({ name }) => !isType(name))
    for (const { name, page } of own) resourceAccess.know(name, page ? { page } : 'all')
    addRoutes(extensionRoutes(extension, own))
  }
}
