import { Type } from 'typebox'
import { Profile } from '#contract/schemas/profile.ts'
import { PHOTO_UPLOAD_BYTES } from '#contract/values/limits.ts'
import { call, noQuery, query } from './call.ts'

/** Names, or what is far from being one: the rule says more than a schema could. */
const text = Type.String({ maxLength: 1_000 })

/** What people say of themselves (calls.md section 11): kept on our side, so that any sign-in serves. */
export const profileCalls = [
  call({
    name: 'readProfile',
    peopleOnly: true,
    method: 'GET',
    path: '/user/profile',
    allProducts: true,
    guard: { by: 'self' },
    section: '7',
    part: 'S',
    summary: 'Own profile',
    answer: Profile,
    query: noQuery,
  }),
  call({
    name: 'saveProfile',
    peopleOnly: true,
    method: 'PATCH',
    path: '/user/profile',
    allProducts: true,
    guard: { by: 'self' },
    section: '7',
    part: 'S',
    summary: 'Change the own name, or take the photo away',
    answer: Profile,
    query: noQuery,
    body: Type.Object(
      {
        user_metadata: Type.Object(
          {
            displayName: Type.Optional(text),
            photoURL: Type.Optional(Type.Union([text, Type.Null()])),
          },
          { additionalProperties: false },
        ),
      },
      { additionalProperties: false },
    ),
  }),
  call({
    name: 'uploadPhoto',
    peopleOnly: true,
    method: 'POST',
    path: '/user/profile/photo',
    allProducts: true,
    guard: { by: 'self' },
    section: 'ours',
    part: 'S',
    summary: 'Put the own photo in: cut to a square',
    answer: Profile,
    takes: 'multipart',
    bodyBytes: PHOTO_UPLOAD_BYTES + 65_536,
    query: noQuery,
  }),
  call({
    name: 'readPhoto',
    method: 'GET',
    path: '/user/profile/photo/{file}',
    guard: { by: 'signed' },
    section: 'ours',
    part: 'S',
    summary: 'The photo of a person',
    answer: Type.Unknown(),
    gives: 'bytes',
    query: query({ ticket: Type.Optional(Type.String({ maxLength: 2000 })) }),
  }),
] as const
