import type { Extension } from '#kit/parts/extension/Extension.ts'

type Loaded = { extension: Extension }

/** Every folder of `custom` that brings an extension; each arrives as a piece of its own. */
const found = import.meta.glob<Loaded>('../../custom/*/extension.{ts,tsx}')

/** Shown only where the address requests them (`?extensions=examples`), for as long as the tab is open. */
const ON_REQUEST: readonly string[] = ['examples']
const KEPT_AS = 'marquee-extensions'

type Browser = { search: string; storage: () => Pick<Storage, 'getItem' | 'setItem'> }

/** The names of extensions that the address requests, or requested before in this tab. */
export function requestedExtensions({ search, storage }: Browser): readonly string[] {
  const requested = new URLSearchParams(search).get('extensions')
  return (remembered(requested, storage) ?? '').split(',').filter((name) => name !== '')
}

/** A browser that forbids storage, or whose storage is full, knows the address alone. */
function remembered(requested: string | null, storage: Browser['storage']): string | null {
  try {
    if (requested !== null) storage().setItem(KEPT_AS, requested)
    return storage().getItem(KEPT_AS)
  } catch {
    return requested
  }
}

/** `isWhole`: none that counts is missing. */
type LoadedExtensions = { extensions: readonly Extension[]; isWhole: boolean }

let loading: Promise<LoadedExtensions> | undefined

/** The extensions of this page, loaded once beside what else a session needs. */
export function loadedExtensions(): Promise<LoadedExtensions> {
  loading ??= loadExtensions(requestedExtensions({ search: location.search, storage: () => sessionStorage }))
  return loading
}

/** Loads the extensions that count; the console goes on without one that cannot be loaded. */
export async function loadExtensions(requested: readonly string[]): Promise<LoadedExtensions> {
  const wanted = Object.entries(found).filter(([path]) => {
    const name = path.split('/').at(-2) ?? ''
    return !ON_REQUEST.includes(name) || requested.includes(name)
  })
  const loaded = await Promise.allSettled(wanted.map(([, load]) => load()))
  const extensions = loaded.flatMap((one) => (one.status === 'fulfilled' ? [one.value.extension] : []))
  return { extensions, isWhole: extensions.length === wanted.length }
}
