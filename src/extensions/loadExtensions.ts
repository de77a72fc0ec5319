import type { Extension } from '#kit/parts/extension/Extension.ts'

type Loaded = { extension: Extension }

/** Every folder of `custom` that brings an extension; each arrives as a piece of its own. */
const found = import.meta.glob<Loaded>('../../custom/*/extension.{ts,tsx}')

/** Shown only where the address asks for them (`?extensions=examples`), for as long as the tab is open. */
const ON_REQUEST: readonly string[] = ['examples']
const KEPT_AS = 'marquee-extensions'

type Browser = { search: string; storage: Pick<Storage, 'getItem' | 'setItem'> }

/** The names of extensions that the address asks for, or asked for before in this tab. */
export function askedExtensions({ search, storage }: Browser): readonly string[] {
  const asked = new URLSearchParams(search).get('extensions')
  if (asked !== null) storage.setItem(KEPT_AS, asked)
  return (storage.getItem(KEPT_AS) ?? '').split(',').filter((name) => name !== '')
}

/** `isWhole`: none that counts is missing. */
type LoadedExtensions = { extensions: readonly Extension[]; isWhole: boolean }

let loading: Promise<LoadedExtensions> | undefined

/** The extensions of this page, loaded once beside what else a session needs. */
export function loadedExtensions(): Promise<LoadedExtensions> {
  loading ??= loadExtensions(askedExtensions({ search: location.search, storage: sessionStorage }))
  return loading
}

/** Loads the extensions that count; the console goes on without one that cannot be loaded. */
export async function loadExtensions(asked: readonly string[]): Promise<LoadedExtensions> {
  const wanted = Object.entries(found).filter(([path]) => {
    const name = path.split('/').at(-2) ?? ''
    return !ON_REQUEST.includes(name) || asked.includes(name)
  })
  const loaded = await Promise.allSettled(wanted.map(([, load]) => load()))
  const extensions = loaded.flatMap((one) => (one.status === 'fulfilled' ? [one.value.extension] : []))
  return { extensions, isWhole: extensions.length === wanted.length }
}
