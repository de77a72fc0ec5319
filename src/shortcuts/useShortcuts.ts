import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import type { MarqueeDataProvider } from '#kit/parts/context/providerTypes.ts'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'
import { useViewAs } from '#kit/parts/context/ViewAsContext.ts'
import { isSettingNews } from '#kit/parts/settings/isSettingNews.ts'
import { keepSetting } from '#kit/parts/settings/keepSetting.ts'
import { readStored, writeStored } from '#kit/parts/settings/storedJson.ts'
import type { Shortcuts } from './shortcutEdits.ts'
import { shortcutsFrom } from './shortcutEdits.ts'

type Kept = { id: string | undefined; shortcuts: Shortcuts }
const NONE: Shortcuts = []

/** Where shortcuts are kept: with the server; of users without roles in this browser (design 9 (16)). */
type Place = { read: (signal?: AbortSignal) => Promise<Kept>; write: (kept: Kept) => Promise<Kept> }

function serverPlace(calls: MarqueeDataProvider): Place {
  return {
    read: async (signal) => {
      const [setting] = await calls.listSettings({ query: { t: 'shortcut' }, signal })
      return { id: setting?.id, shortcuts: shortcutsFrom(setting?.payload) }
    },
    write: async ({ id, shortcuts }) => {
      const saved = await keepSetting(calls, 'shortcut', id, { pages: shortcuts })
      return { id: saved.id, shortcuts }
    },
  }
}

function browserPlace(uid: string): Place {
  const key = `marquee-shortcuts:${uid}`
  return {
    read: () => Promise.resolve({ id: undefined, shortcuts: shortcutsFrom(readStored(localStorage, key)) }),
    write: (kept) => {
      const isKept = writeStored(localStorage, key, { pages: kept.shortcuts })
      return isKept ? Promise.resolve(kept) : Promise.reject(new Error('This browser keeps nothing.'))
    },
  }
}

export type OwnShortcuts = { shortcuts: Shortcuts; change: (edit: (now: Shortcuts) => Shortcuts) => void }

/** The user's own shortcuts: a change shows at once and is kept behind it. */
export function useShortcuts(): OwnShortcuts {
  const { calls, events, tab } = useConsole()
  const { own } = useViewAs()
  const notice = useNotice()
  const client = useQueryClient()
  const isGuest = own.roles.length === 0
  const placeOf = useCallback(() => (isGuest ? browserPlace(own.uid) : serverPlace(calls)), [isGuest, own.uid, calls])
  const { data } = useQuery({
    queryKey: ['shortcuts', own.uid],
    queryFn: ({ signal }) => placeOf().read(signal),
    staleTime: Infinity,
  })
  /** How many are under way: what another tab tells meanwhile is older. */
  const writes = useRef(0)
  const last = useRef<Promise<unknown>>(Promise.resolve())
  // Settings that another tab or machine has changed.
  useEffect(
    () =>
      events.subscribe((event) => {
        if (isSettingNews(event, ['shortcut'], tab) && writes.current === 0)
          void client.invalidateQueries({ queryKey: ['shortcuts'] })
      }),
    [events, client, tab],
  )
  const change = useCallback(
    (edit: (now: Shortcuts) => Shortcuts) => {
      const key = ['shortcuts', own.uid]
      const kept = client.getQueryData<Kept>(key)
      if (!kept) return
      client.setQueryData<Kept>(key, { ...kept, shortcuts: edit(kept.shortcuts) })
      writes.current += 1
      // One after the other: the first makes the setting that the next ones change.
      last.current = last.current
        .then(async () => {
          const now = client.getQueryData<Kept>(key)
          if (!now) return
          const { id } = await placeOf().write(now)
          client.setQueryData<Kept>(key, (latest) => latest && { ...latest, id })
        })
        .catch(async () => {
          notice('error', 'errors.saveOperationFailed')
          await client.invalidateQueries({ queryKey: key })
        })
        .finally(() => (writes.current -= 1))
    },
    [client, own.uid, placeOf, notice],
  )
  return { shortcuts: data?.shortcuts ?? NONE, change }
}
