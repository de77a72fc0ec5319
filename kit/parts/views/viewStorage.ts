import type { ListView } from '#contract/wire/calls/views.ts'
import type { Calls } from '../context/providerTypes.ts'
import type { SharedView } from '#contract/schemas/settings.ts'
import type { Setting } from '#contract/schemas/settings.ts'
import { readStored } from '../settings/storedJson.ts'

export type ViewScope = { scope: 'me' | 'all' } | { scope: 'role'; role: string }

/** Where views are kept: with the server when the flag says so, else in this browser (specification section 5). */
export type ViewStorage = {
  /** They are kept with the server, and not in this browser alone. */
  isOnServer: boolean
  /** Views can be shared with others. */
  shares: boolean
  own: (signal?: AbortSignal) => Promise<Setting[]>
  others: (signal?: AbortSignal) => Promise<SharedView[]>
  create: (name: string, payload: ListView | object) => Promise<Setting>
  save: (id: string, payload: ListView | object, name?: string) => Promise<Setting>
  share: (id: string, scope: ViewScope) => Promise<void>
  remove: (id: string) => Promise<void>
}

type SettingCalls = Pick<
  Calls,
  'listSettings' | 'listSharedViews' | 'createSetting' | 'saveSetting' | 'shareView' | 'deleteSetting'
>

/** Views kept with the server: they follow the person, and can be shared where the service has that (`sharedViews`). */
export function serverViews(calls: SettingCalls, shares: boolean): ViewStorage {
  return {
    isOnServer: true,
    shares,
    own: (signal) => calls.listSettings({ query: { t: 'view' }, signal }),
    others: (signal) => calls.listSharedViews({ signal }),
    create: (n, payload) => calls.createSetting({ body: { n, t: 'view', payload } }),
    save: (id, payload, n) => calls.saveSetting({ body: { id, payload, n } }),
    share: async (id, scope) => void (await calls.shareView({ params: { id }, body: scope })),
    remove: async (id) => void (await calls.deleteSetting({ params: { id } })),
  }
}

type Kept = Pick<Storage, 'getItem' | 'setItem'>

/** Views of one person in this browser. What another program wrote there counts as no views. */
export function browserViews(storage: Kept, uid: string, newId: () => string): ViewStorage {
  const key = `marquee-views:${uid}`
  const read = (): Setting[] => {
    const kept = readStored(storage, key)
    return Array.isArray(kept) ? (kept as Setting[]).filter((one) => typeof one?.id === 'string') : []
  }
  const put = (setting: Setting) => {
    const others = read().filter(({ id }) => id !== setting.id)
    storage.setItem(key, JSON.stringify([setting, ...others]))
    return Promise.resolve(setting)
  }
  return {
    isOnServer: false,
    shares: false,
    own: () => Promise.resolve(read()),
    others: () => Promise.resolve([]),
    create: (n, payload) => put({ id: newId(), n, t: 'view', ct: '', payload }),
    save: (id, payload, name) => {
      const known = read().find((one) => one.id === id)
      return put({ id, n: name ?? known?.n ?? '', t: 'view', ct: known?.ct ?? '', payload })
    },
    share: () => Promise.resolve(),
    remove: (id) => {
      storage.setItem(key, JSON.stringify(read().filter((one) => one.id !== id)))
      return Promise.resolve()
    },
  }
}
