import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import type { Profile } from '#contract/schemas/profile.ts'
import type { OwnProfile } from '#kit/parts/context/OwnProfileContext.ts'
import type { Wiring } from '../wiring.ts'

/** The person's own profile; a change in another tab, or by another machine, is seen here too. */
export function useKeptProfile({ calls, events }: Pick<Wiring, 'calls' | 'events'>, uid: string): OwnProfile {
  const queries = useQueryClient()
  const key = useMemo(() => ['profile', uid], [uid])
  const { data: profile } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => calls.readProfile({ signal }),
    staleTime: Infinity,
  })
  useEffect(
    () =>
      events.subscribe(({ topic }) => {
        if (topic === 'profile' || topic === 'reset') void queries.invalidateQueries({ queryKey: ['profile'] })
      }),
    [events, queries],
  )
  const keep = useCallback((next: Profile) => void queries.setQueryData(key, next), [queries, key])
  const photoURL = profile?.photoURL
  return useMemo(
    () => ({
      profile,
      photo: photoURL ? calls.photoUrl(photoURL) : undefined,
      save: (change) => calls.saveProfile({ body: { user_metadata: change } }).then(keep),
      upload: (file, onProgress, signal) => calls.uploadPhoto({ body: { file }, onProgress, signal }).then(keep),
    }),
    [profile, photoURL, calls, keep],
  )
}
