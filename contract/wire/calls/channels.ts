import { Type } from 'typebox'
import { ContentRecord } from '#contract/schemas/contentRecord.ts'
import { call, noQuery } from './call.ts'

/** Channels, beside what they share with every type (calls.md section 14). */
export const channelCalls = [
  call({
    name: 'changeChannelNumber',
    method: 'PUT',
    path: '/content/urn/resource/catalog/{type}/{id}/number',
    guard: { by: 'type', action: 'publish' },
    section: 'ours',
    part: 'L',
    summary: 'Another number for a channel, in its published version at once; refused while a draft is open',
    answer: ContentRecord,
    query: noQuery,
    body: Type.Object(
      { n: Type.String({ pattern: '^[1-9][0-9]{0,4}$', description: 'Digits.' }) },
      { additionalProperties: false },
    ),
    document: true,
  }),
] as const
