import type { Profile } from '#contract/schemas/profile.ts'
import type { BodyOf } from '#contract/wire/calls.ts'
import type { Transport } from './transport.ts'

export type ProfileChange = BodyOf<'saveProfile'>['user_metadata']
type Sending = { signal?: AbortSignal; /** Sent share of 1. */ onProgress?: (share: number) => void }

/** The identity profile (calls.md section 11). */
export function createProfileCalls(transport: Transport, base: string, ticketed: (address: string) => string) {
  return {
    readProfile: async (signal?: AbortSignal): Promise<Profile> =>
      (await transport.send('readProfile', { signal, allProducts: true })).data,
    saveProfile: async (change: ProfileChange): Promise<Profile> =>
      (
        await transport.send('saveProfile', {
          body: { user_metadata: change },
          allProducts: true,
        })
      ).data,
    uploadPhoto: async (file: File, { signal, onProgress }: Sending = {}): Promise<Profile> => {
      const body = new FormData()
      body.append('file', file)
      return (await transport.send('uploadPhoto', { body, signal, onProgress, allProducts: true })).data
    },
    photoUrl: (photoURL: string): string => ticketed(base + photoURL),
  }
}
