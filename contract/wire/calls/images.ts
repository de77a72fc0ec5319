import { Type } from 'typebox'
import { IMAGE_UPLOAD_BYTES } from '#contract/values/limits.ts'
import { AnyRecord, call, noQuery, query, st } from './call.ts'

const urn = Type.String({ maxLength: 120 })
const picture = query({
  width: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  scalingMode: Type.Optional(Type.Unsafe<'matchWidth'>({ type: 'string', enum: ['matchWidth'] })),
  timestamp: Type.Optional(Type.String({ maxLength: 40 })),
  key: Type.Optional(Type.String({ maxLength: 64 })),
  ticket: Type.Optional(Type.String({ maxLength: 2000 })),
})

/** Images (calls.md section 10). Content-addressed; `ia` belongs to the version. */
export const imageCalls = [
  call({
    name: 'uploadImage',
    method: 'POST',
    path: '/image/upload/{id}',
    guard: { by: 'urn', action: 'update', from: 'query' },
    section: '7',
    part: 'F',
    summary: 'Upload one image of a document',
    answer: AnyRecord,
    takes: 'multipart',
    document: true,
    bodyBytes: IMAGE_UPLOAD_BYTES + 65_536,
    query: query({ urn, type: Type.String({ maxLength: 40 }), ratio: Type.String({ maxLength: 10 }) }),
  }),
  call({
    name: 'readImageMetadata',
    method: 'GET',
    path: '/image/{id}/metadata',
    guard: { by: 'urn', action: 'view', from: 'query' },
    section: '7',
    part: 'F',
    summary: 'What images a document has',
    answer: Type.Array(AnyRecord),
    query: query({ urn, ...st }),
  }),
  call({
    name: 'readImage',
    method: 'GET',
    path: '/image/{id}/{file}',
    guard: { by: 'signed' },
    section: '7',
    part: 'F',
    summary: 'A resized image',
    answer: Type.Unknown(),
    gives: 'bytes',
    query: picture,
  }),
  call({
    name: 'readSuffixedImage',
    method: 'GET',
    path: '/image/{id}/{suffix}/{file}',
    guard: { by: 'signed' },
    section: '7',
    part: 'F',
    summary: 'A resized image of a type other than Poster',
    answer: Type.Unknown(),
    gives: 'bytes',
    query: picture,
  }),
  call({
    name: 'removeImage',
    method: 'DELETE',
    path: '/image/{id}/{imageType}',
    guard: { by: 'urn', action: 'update', from: 'query' },
    section: 'ours',
    part: 'F',
    summary: 'Take an image out of the draft',
    answer: AnyRecord,
    document: true,
    query: query({ urn, suffix: Type.Optional(Type.String({ maxLength: 40 })) }),
  }),
  call({
    name: 'readImageTicket',
    method: 'GET',
    path: '/image/ticket',
    guard: { by: 'self' },
    section: 'ours',
    part: 'F',
    summary: "An hour's ticket for image addresses",
    answer: AnyRecord,
    query: noQuery,
  }),
] as const
