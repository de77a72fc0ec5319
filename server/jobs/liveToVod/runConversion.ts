import { can } from '#contract/rules/access/can.ts'
import { cutRecording, recordedLength } from '#contract/rules/program/cutRecording.ts'
import { AIRING_TYPE } from '#contract/values/guide.ts'
import { DomainError } from '#contract/wire/errors.ts'
import { refuseInvalid } from '../../decisions/refuseInvalid.ts'
import { textFrom } from '../../decisions/nextText.ts'
import { recordingOf } from '../../media/recordingOf.ts'
import { catalogKind } from '../../stores/documents/documentKind.ts'
import type { Payload } from '../../stores/documents/documentFacts.ts'
import type { JobRow } from '../../stores/jobs/jobRow.ts'
import { jobCaller, type JobServices } from '../jobCaller.ts'

/** What the title has of the airing beside its name. */
const OF_AIRING = ['lod'] as const

/**
 * Makes the title of a conversion, as a draft whose segments are the picked windows. The job's number is the retry key
 * of the creation, so that a second run finds the first one's title.
 */
export async function runConversion(services: JobServices, job: JobRow): Promise<void> {
  const caller = await jobCaller(services, job)
  const conversion = await services.conversions.find(caller, job.id)
  const type = conversion && services.types.get(conversion.cty)
  const airingType = services.types.get(AIRING_TYPE)
  if (!conversion || !type || !airingType) throw new DomainError('notFound')
  if (conversion.doc !== undefined) return
  if (!can(caller.actor, 'epg', 'create')) throw new DomainError('forbidden')
  const { json } = await services.documents.read(caller, catalogKind(airingType), conversion.airing)
  const airing = JSON.parse(json) as Payload
  const pieces = await recordingOf(services, caller, airing)
  const whole = recordedLength(pieces)
  if (conversion.sg.some(({ ep }) => ep > whole)) throw new DomainError('outsideWindow')
  const { segments, early, dur } = cutRecording(pieces, conversion.sg)

  const sent: Payload = {
    ...Object.fromEntries(OF_AIRING.flatMap((field) => (airing[field] === undefined ? [] : [[field, airing[field]]]))),
    ...{ lon: conversion.lon, prd: conversion.prd, rt: dur, sg: segments },
    ...(conversion.pn !== undefined && { pn: conversion.pn }),
  }
  const asked = { formVersion: undefined, products: conversion.prd }
  const { payload, warnings } = await textFrom({ ...caller, services }, type, sent, undefined, asked)
  await refuseInvalid({ ...caller, services }, type, payload, 'shape')
  const { id } = await services.documents.create(caller, catalogKind(type), {
    verb: 'saveDraft',
    action: job.kind,
    next: { payload, schema: type.schemaVersion },
    warnings,
  })
  await services.conversions.done(job.id, { doc: id, early, dur })
}
