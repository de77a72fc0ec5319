import { createReadStream } from 'node:fs'
import { can } from '#contract/rules/access/can.ts'
import { hasTrait, type TypeDocument } from '#contract/registry/typeDocument.ts'
import type { SmilItem } from '#contract/schemas/media.ts'
import type { ClipRequest } from '#contract/schemas/video.ts'
import { ownUri, type MediaAsset } from '#contract/values/ownMedia.ts'
import { typeOfUrn } from '#contract/values/urn.ts'
import { VIDEO_PAGE } from '#contract/values/video.ts'
import { fpsOf } from '#contract/rules/time/frameRate.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { planCut } from '../../media/cut/planCut.ts'
import { deriveLater } from '../../media/deriveLater.ts'
import { withAsset } from '../../media/mediaAssets.ts'
import { sourcesOf } from '../../media/playedTitles.ts'
import type { Payload } from '../../stores/documents/documentFacts.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'
import type { Sender } from '../../stores/documents/sender.ts'
import type { JobRow } from '../../stores/jobs/jobRow.ts'
import type { MediaFile } from '../../stores/mediaStore.ts'
import type { Pause } from '../bulk/workOff.ts'
import { jobCaller, typeOfJob, type JobServices } from '../jobCaller.ts'
import { whileHeld } from './whileHeld.ts'

export type ClipInput = {
  payload: Payload
  smil: readonly SmilItem[]
  exact: boolean
  am: NonNullable<ClipRequest['am']>
  fileName: string
}

/**
 * Makes new content: its place first, as processing, then its media, by the road of an upload, then it becomes a draft
 * with what follows from its media. A second run goes on with the first one's place; what fails or is called off leaves
 * nothing but a note that it was.
 */
export async function runClip(services: JobServices, job: JobRow, pause?: Pause): Promise<void> {
  const { payload, smil, exact } = job.input as ClipInput
  const type = typeOfJob(services, job)
  const caller = await jobCaller(services, job)
  if (!can(caller.actor, VIDEO_PAGE, 'create') || !can(caller.actor, type.page, 'create'))
    throw new DomainError('forbidden')
  const plan = planCut(smil, await sourcesOf({ ...caller, services }, smil))
  const next = { payload, schema: type.schemaVersion }
  const change = { verb: 'saveDraft', action: job.kind, id: job.doc, isBeingMade: true, next } as const
  await services.documents.create(caller, catalogKind(type), change)
  const files: MediaFile[] = []
  const isDone = await whileHeld(services, job, pause, async (watching) => {
    const making = { options: { exact, output: 'one', quality: 'Full HD' }, watching } as const
    await services.cuts.tracks(plan, making, async (paths) => {
      for (const path of paths) files.push(await services.media.receive(createReadStream(path), job.doc))
    })
    return true
  })
  if (!isDone) {
    await dropClip(services, job)
    return
  }
  await becomeDraft(services, job, { type, caller, files })
}

type Made = { type: TypeDocument; caller: Sender; files: readonly MediaFile[] }

async function becomeDraft(services: JobServices, job: JobRow, { type, caller, files }: Made): Promise<void> {
  const kind = catalogKind(type)
  const { rev } = await services.documents.read(caller, kind, job.doc)
  // Another key than that of its creation: each of both is done once.
  const sender = { ...caller, ifMatch: rev, idempotencyKey: `job ${job.id} media` }
  await services.documents.write(sender, kind, job.doc, ({ draft }) => {
    const payload = { ...draft?.payload, ...mediaOf(services, type, job, files) }
    return { verb: 'saveDraft', action: job.kind, ignoresLock: true, next: { payload, schema: type.schemaVersion } }
  })
  await deriveLater(services, { urn: kind.urn, doc: job.doc, prd: job.prd, actor: job.actor, trace: job.trace })
}

/** Its assets, how long it runs, and of what has segments the one that plays all of it, with its places for ads. */
function mediaOf({ newId }: JobServices, type: TypeDocument, { input }: JobRow, files: readonly MediaFile[]): Payload {
  const assets = files.reduce<MediaAsset[]>(
    (all, { hash, facts }) => withAsset(all, { a_id: newId(), file_uri: ownUri(hash, undefined), ftype: facts.kind }),
    [],
  )
  const [video] = files
  if (!video) throw new DomainError('noMedia')
  const { duration, timescale, rate } = video.facts
  const dur = Math.round((duration * 1_000) / timescale)
  const am = (input as ClipInput).am.filter(({ at }) => at <= dur)
  const segment = {
    ...{ seg_ty: 'vod', sp: 0, ep: dur, dur },
    ...(rate && { fps: Math.round(fpsOf(rate) * 1_000) / 1_000 }),
    ...(am.length > 0 && { am }),
  }
  return {
    media_assets: assets,
    ...('properties' in type.schema && Object.hasOwn(type.schema.properties as object, 'rt') && { rt: dur }),
    ...(hasTrait(type, 'hasSegments') && { sg: [segment] }),
  }
}

/** Takes away what a clip has left that came to no end; nothing where it had not begun, or is there already. */
export async function dropClip(services: Pick<JobServices, 'documents' | 'types'>, job: JobRow): Promise<void> {
  const type = services.types.get(typeOfUrn(job.urn) ?? '')
  if (!type) return
  const kind = catalogKind(type)
  const sender = ownerOf(job)
  const facts = (await services.documents.factsOf(sender, kind, [job.doc])).get(job.doc)
  if (facts?.draft?.st !== 'pre-draft') return
  await services.documents.write({ ...sender, ifMatch: facts.rev }, kind, job.doc, () => ({
    ...{ verb: 'purge', action: job.kind, ignoresLock: true },
  }))
}

/** Whoever asked for a job, whatever they may do today: what they have begun is taken away. */
function ownerOf({ id, actor, prd, trace }: JobRow): Sender {
  const none = { tab: undefined, lockNumber: undefined, ifMatch: undefined, idempotencyKey: undefined }
  return { actor, product: undefined, products: prd, requestId: trace, requestHash: id, ...none }
}
