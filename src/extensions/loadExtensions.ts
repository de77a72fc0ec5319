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

let loading: Promise<readonly Extension[]> | undefined

/** The extensions of this page, loaded once beside what else a session needs. */
export function loadedExtensions(): Promise<readonly Extension[]> {
  const asked = askedExtensions({ search: location.search, storage: sessionStorage })
  loading ??= loadExtensions(asked, (message, error) => console.warn(message, error))
  return loading
}

/** Loads the extensions that count; one that cannot be loaded is left out and said, and the console goes on. */
export async function loadExtensions(
  asked: readonly string[],
  log: (message: string, error: unknown) => void,
): Promise<readonly Extension[]> {
  const wanted = Object.entries(found).filter(([path]) => {
    const name = path.split('/').at(-2) ?? ''
    return !ON_REQUEST.includes(name) || asked.includes(name)
  })
  const loaded = await Promise.allSettled(wanted.map(([, load]) => load()))
  return loaded.flatMap((one) => {
    if (one.status === 'fulfilled') return [one.value.extension]
    log('An extension could not be loaded', one.reason)
    return []
  })
}
