import { createContext, useContext } from 'react'
import type { BodyOf } from '#contract/wire/calls.ts'
import type { Profile } from '#contract/schemas/profile.ts'

export type OwnProfile = {
  /** Undefined where it could not be fetched: then the sign-in's own name is shown. */
  profile: Profile | undefined
  /** Address of the own photo, where there is one. */
  photo: string | undefined
  /** Rejects with the call's error. */
  save: (change: BodyOf<'saveProfile'>['user_metadata']) => Promise<void>
  upload: (file: File, onProgress: (share: number) => void, signal: AbortSignal) => Promise<void>
}

export const OwnProfileContext = createContext<OwnProfile | undefined>(undefined)

const unheard = () => Promise.reject(new Error('There is no profile here'))

/** The profile of whoever is signed in; a part that is drawn outside of a session has none. */
export function useOwnProfile(): OwnProfile {
  return useContext(OwnProfileContext) ?? { profile: undefined, photo: undefined, save: unheard, upload: unheard }
}
