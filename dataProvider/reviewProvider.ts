import type { ImageTicket } from '#contract/schemas/images.ts'
import type { BodyOf } from '#contract/wire/calls.ts'
import { createCalls } from './calls.ts'
import { createImageAddresses } from './imageAddresses.ts'
import type { Transport } from './transport.ts'

type Parts = { transport: Transport; imageBase: string; now: () => number }
type Said<Name extends 'readReviewRail' | 'addReviewNote'> = Omit<BodyOf<Name>, 'token'>

export type ReviewProvider = ReturnType<typeof createReviewProvider>

/** All that whoever has a link may ask of the service: by the link's token, with a sign-in or without. */
export function createReviewProvider({ transport, imageBase, now }: Parts, token: string) {
  const calls = createCalls(transport)
  let ticket: ImageTicket = { ticket: '', until: new Date(0).toISOString() }
  const images = createImageAddresses(
    { readImageTicket: () => Promise.resolve(ticket) },
    { imageBase, userBase: imageBase },
    now,
  )
  return {
    /** What the link shows; pictures can be seen from then on. */
    open: async (signal?: AbortSignal) => {
      const shown = await calls.openReview({ body: { token }, signal })
      ticket = shown.ticket
      await images.renewImageTicket()
      return shown
    },
    rail: (asked: Said<'readReviewRail'>, signal?: AbortSignal) =>
      calls.readReviewRail({ body: { token, ...asked }, signal }),
    notes: (signal?: AbortSignal) => calls.listReviewNotes({ body: { token }, signal }),
    leaveNote: (note: Said<'addReviewNote'>) => calls.addReviewNote({ body: { token, ...note } }),
    imageUrl: images.imageUrl,
    pictureUrl: images.pictureUrl,
  }
}
