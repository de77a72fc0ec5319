import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useErrorNotice } from '#kit/parts/errors/useErrorNotice.ts'
import { keepSetting } from '#kit/parts/settings/keepSetting.ts'
import { keymapFrom, ownKeys, type KeyAction, type Keymap } from './model/keymap.ts'

type Kept = { id: string | undefined; keymap: Keymap }

/** One's own keys, kept with the profile: a change holds at once and is stored behind it. */
export function useKeymap() {
  const { calls, actor } = useConsole()
  const queries = useQueryClient()
  const tell = useErrorNotice()
  const key = useMemo(() => ['keymap', actor.uid], [actor.uid])
  const { data } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }): Promise<Kept> => {
      const [setting] = await calls.listSettings({ query: { t: 'keymap' }, signal })
      return { id: setting?.id, keymap: keymapFrom(setting?.payload) }
    },
    staleTime: Infinity,
  })
  return useMemo(() => {
    const keymap = data?.keymap ?? keymapFrom(undefined)
    const change = (action: KeyAction, chord: string | undefined) => {
      const next = keymapFrom({ ...ownKeys(keymap), [action]: chord })
      queries.setQueryData<Kept>(key, { id: data?.id, keymap: next })
      keepSetting(calls, 'keymap', data?.id, ownKeys(next)).then(
        ({ id }) => queries.setQueryData<Kept>(key, (now) => now && { ...now, id }),
        (error: unknown) => {
          tell(error)
          void queries.invalidateQueries({ queryKey: key })
        },
      )
    }
    return { keymap, change }
  }, [data, calls, queries, key, tell])
}
