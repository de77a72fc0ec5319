import type { BodyOf } from '#contract/wire/calls.ts'
import type { Transport } from './transport.ts'

/** Who somebody is to others; `user_metadata` is what they chose themselves. */
export type Profile = {
  displayName: string
  /** What is shown where no name was chosen (ours). */
  accountName?: string
  /** Below the API's base; `photoUrl` makes an address of it. */
  photoURL: string | null
  email: string
  user_metadata: { displayName: string; photoURL: string | null }
}
export type ProfileChange = BodyOf<'saveProfile'>['user_metadata']
type Sending = { signal?: AbortSignal; /** Sent share of 1. */ onProgress?: (share: number) => void }

/** The identity profile (calls.md section 11). */
export function createProfileCalls(transport: Transport, base: string, ticketed: (address: string) => string) {
  return {
    readProfile: async (signal?: AbortSignal): Promise<Profile> =>
      (await transport.send<Profile, 'readProfile'>('readProfile', { signal, allProducts: true })).data,
    saveProfile: async (change: ProfileChange): Promise<Profile> =>
      (
        await transport.send<Profile, 'saveProfile'>('saveProfile', {
          body: { user_metadata: change },
          allProducts: true,
        })
      ).data,
    uploadPhoto: async (file: File, { signal, onProgress }: Sending = {}): Promise<Profile> => {
      const body = new FormData()
      body.append('file', file)
      return (
        await transport.send<Profile, 'uploadPhoto'>('uploadPhoto', { body, signal, onProgress, allProducts: true })
      ).data
    },
    photoUrl: (photoURL: string): string => ticketed(base + photoURL),
  }
}
