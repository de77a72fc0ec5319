import { Type } from 'typebox'
import { DeviceToken, Playback, PlayToken, Remix, SmilItem, UploadedMedia, Waveform } from '#contract/schemas/media.ts'
import { DEVICE_PROTECTION, MAX_SMIL_ITEMS, PLAYBACK_FILTER, STREAM_TYPE } from '#contract/values/media.ts'
import { call, noQuery, query } from './call.ts'

/** What a media upload may have at all; what a service takes is its setting. */
const MEDIA_BODY_BYTES = 1_000_000_000_000
/** Bodies name up to nine hundred pieces. */
const SMIL_BYTES = 262_144
const protection = Type.Object(
  { p: Type.Literal(DEVICE_PROTECTION.p), v: Type.Literal(DEVICE_PROTECTION.v) },
  { additionalProperties: false },
)
const smil = Type.Array(SmilItem, { minItems: 1, maxItems: MAX_SMIL_ITEMS })
const token = Type.String({ maxLength: 400 })
const variant = Type.Optional(Type.String({ pattern: '^[\\w.-]{1,60}$' }))

/** Media and its playback (calls.md section 17). */
export const mediaCalls = [
  call({
    name: 'uploadMedia',
    method: 'POST',
    path: '/media/upload/{id}',
    guard: { by: 'cty', action: 'update', from: 'query' },
    section: 'ours',
    part: 'V',
    summary: 'Upload the picture or the sound of a title as one fragmented MP4',
    answer: UploadedMedia,
    takes: 'media',
    document: true,
    bodyBytes: MEDIA_BODY_BYTES,
    query: query({ cty: Type.String({ maxLength: 64 }), vrt: variant }),
  }),
  call({
    name: 'registerDevice',
    method: 'POST',
    path: '/playback/device/register',
    allProducts: true,
    guard: { by: 'self' },
    section: '7',
    part: 'V',
    summary: 'Register this browser as a device that plays',
    answer: DeviceToken,
    query: noQuery,
    body: Type.Object(
      { id: Type.String({ minLength: 1, maxLength: 100 }), type: Type.Literal('browser') },
      { additionalProperties: false },
    ),
  }),
  call({
    name: 'authorizePlayback',
    method: 'POST',
    path: '/playback/authorize',
    guard: { by: 'cty', action: 'view' },
    section: '7',
    part: 'V',
    summary: 'Three hours in which somebody may play a title',
    answer: PlayToken,
    query: noQuery,
    body: Type.Object(
      { id: Type.String({ maxLength: 64 }), cty: Type.String({ maxLength: 64 }), dp: protection, deviceToken: token },
      { additionalProperties: false },
    ),
  }),
  call({
    name: 'remixPlayback',
    method: 'POST',
    path: '/playback/remix',
    guard: { by: 'filtered' },
    section: '7',
    part: 'V',
    summary: 'How pieces of titles would play in a row: where each begins and ends',
    answer: Remix,
    bodyBytes: SMIL_BYTES,
    query: noQuery,
    body: Type.Object({ smil }, { additionalProperties: false }),
  }),
  call({
    name: 'startPlayback',
    method: 'POST',
    path: '/playback',
    guard: { by: 'filtered' },
    section: '7',
    part: 'V',
    summary: 'Play pieces of titles in a row: the signed address of their manifest',
    answer: Playback,
    bodyBytes: SMIL_BYTES,
    query: noQuery,
    body: Type.Object(
      {
        dp: protection,
        filter: Type.Literal(PLAYBACK_FILTER),
        sType: Type.Literal(STREAM_TYPE),
        smil,
        token,
      },
      { additionalProperties: false },
    ),
  }),
  call({
    name: 'readManifest',
    method: 'GET',
    path: '/media/{token}/manifest.mpd',
    guard: { by: 'signed' },
    section: 'ours',
    part: 'V',
    summary: 'The DASH manifest of a playback',
    answer: Type.Unknown(),
    gives: 'bytes',
    query: noQuery,
  }),
  call({
    name: 'readSegment',
    method: 'GET',
    path: '/media/{token}/{piece}',
    guard: { by: 'signed' },
    section: 'ours',
    part: 'V',
    summary: 'Bytes of stored media, whole or in part',
    answer: Type.Unknown(),
    gives: 'bytes',
    statuses: [200, 206, 416],
    query: noQuery,
  }),
  call({
    name: 'readKeyframes',
    method: 'GET',
    path: '/media/{id}/keyframes',
    guard: { by: 'filtered' },
    section: 'ours',
    part: 'V',
    summary: 'Frames of a title that a cut can begin at without being made anew',
    answer: Type.Array(Type.Integer()),
    query: query({ vrt: variant }),
  }),
  call({
    name: 'readWaveform',
    method: 'GET',
    path: '/media/{id}/waveform',
    guard: { by: 'filtered' },
    section: 'ours',
    part: 'V',
    summary: 'The sound of a title as a line, from fine (level 0) to coarse',
    answer: Waveform,
    query: query({ vrt: variant, level: Type.Optional(Type.Integer({ minimum: 0, maximum: 20 })) }),
  }),
  call({
    name: 'readThumbnails',
    method: 'GET',
    path: '/media/{id}/thumbnails.vtt',
    guard: { by: 'filtered' },
    section: 'ours',
    part: 'V',
    summary: 'Small pictures of a title over its length, as WebVTT with signed addresses',
    answer: Type.Unknown(),
    gives: 'bytes',
    query: query({ vrt: variant }),
  }),
] as const
