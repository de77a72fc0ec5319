import { Type } from 'typebox'
import {
  FramedImage,
  ImageInfo,
  ImageTicket,
  RemovedImage,
  StorePicture,
  UploadedImage,
} from '#contract/schemas/images.ts'
import { IMAGE_UPLOAD_BYTES } from '#contract/values/limits.ts'
import type { Language } from '#contract/values/languages.ts'
import { LANGUAGES } from '#contract/values/languages.ts'
import { call, noQuery, query, st } from './call.ts'

const urn = Type.String({ maxLength: 120 })
const lang = Type.Optional(Type.Unsafe<Language>({ type: 'string', enum: [...LANGUAGES] }))
/** One name, or ours: several, comma-joined, for one picture that fills them all. */
const names = Type.String({ minLength: 1, maxLength: 120 })
const fraction = Type.Number({ minimum: 0, maximum: 1 })
/** Of a picture's width; what is narrower shows nothing. */
const cropWidth = Type.Number({ minimum: 0.01, maximum: 1 })
/** `scalingMode` whole (ours): the uncropped original, for whoever chooses the crop. */
const picture = query({
  width: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  scalingMode: Type.Optional(Type.Unsafe<'matchWidth' | 'whole'>({ type: 'string', enum: ['matchWidth', 'whole'] })),
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
    summary: 'Upload one image of a document into one slot, or into several at once',
    answer: UploadedImage,
    takes: 'multipart',
    document: true,
    bodyBytes: IMAGE_UPLOAD_BYTES + 65_536,
    query: query({ urn, type: names, ratio: names, lang }),
  }),
  call({
    name: 'readImageMetadata',
    method: 'GET',
    path: '/image/{id}/metadata',
    guard: { by: 'urn', action: 'view', from: 'query' },
    section: '7',
    part: 'F',
    summary: 'What images a document has',
    answer: Type.Array(ImageInfo),
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
    answer: RemovedImage,
    document: true,
    query: query({ urn, suffix: Type.Optional(Type.String({ maxLength: 40 })) }),
  }),
  call({
    name: 'frameImage',
    method: 'PUT',
    path: '/image/{id}/{imageType}',
    guard: { by: 'urn', action: 'update', from: 'query' },
    section: 'ours',
    part: 'E',
    summary: 'Say where the interest of an image lies, and choose the crop of a slot',
    answer: FramedImage,
    document: true,
    query: query({ urn, suffix: Type.Optional(Type.String({ maxLength: 40 })) }),
    body: Type.Object(
      {
        focal: Type.Optional(Type.Object({ x: fraction, y: fraction }, { additionalProperties: false })),
        crop: Type.Optional(
          Type.Union([
            Type.Object({ left: fraction, top: fraction, width: cropWidth }, { additionalProperties: false }),
            Type.Null(),
          ]),
        ),
      },
      { additionalProperties: false },
    ),
  }),
  call({
    name: 'uploadStorePicture',
    method: 'POST',
    path: '/image/picture/{id}',
    guard: { by: 'page', pages: ['cp_storefront'], action: 'update' },
    section: 'ours',
    part: 'W',
    summary: 'Upload a picture that settings of a page or container may name by its address',
    answer: StorePicture,
    takes: 'multipart',
    bodyBytes: IMAGE_UPLOAD_BYTES + 65_536,
    query: noQuery,
  }),
  call({
    name: 'readStorePicture',
    method: 'GET',
    path: '/image/picture/{id}/{file}',
    guard: { by: 'signed' },
    section: 'ours',
    part: 'W',
    summary: 'A picture of a page or container, resized',
    answer: Type.Unknown(),
    gives: 'bytes',
    query: query({
      width: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
      ticket: Type.Optional(Type.String({ maxLength: 2000 })),
    }),
  }),
  call({
    name: 'readImageTicket',
    method: 'GET',
    path: '/image/ticket',
    allProducts: true,
    guard: { by: 'self' },
    section: 'ours',
    part: 'F',
    summary: "An hour's ticket for image addresses",
    answer: ImageTicket,
    query: noQuery,
  }),
] as const
