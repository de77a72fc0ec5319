import { Type } from 'typebox'
import { EditListHead, EditListInput, MediaFactsOf, MediaTools, StoredEditList } from '#contract/schemas/video.ts'
import { VIDEO_PAGE } from '#contract/values/video.ts'
import { call, noQuery, query } from './call.ts'

const uses = { by: 'page', pages: [VIDEO_PAGE], action: 'view' } as const
const type = Type.String({ maxLength: 64 })
const EDIT = '/media/{id}/edits/{edit}'

/** Cutting video (calls.md section 17). */
export const videoCalls = [
  call({
    name: 'readMediaFacts',
    method: 'GET',
    path: '/media/{id}/facts',
    guard: { by: 'filtered' },
    section: 'ours',
    part: 'V',
    summary: 'What plays of a title, variant by variant: rate, length, size, codec, and whether it is heard',
    answer: MediaFactsOf,
    query: noQuery,
  }),
  call({
    name: 'readMediaTools',
    method: 'GET',
    path: '/media/tools',
    allProducts: true,
    guard: uses,
    section: 'ours',
    part: 'V',
    summary: 'By what this service cuts, and whether at any frame',
    answer: MediaTools,
    query: noQuery,
  }),
  call({
    name: 'readEditLists',
    method: 'GET',
    path: '/media/{id}/edits',
    guard: { by: 'cty', action: 'view', from: 'query' },
    section: 'ours',
    part: 'V',
    summary: 'Named edit lists of a title, the last saved first',
    answer: Type.Array(EditListHead),
    query: query({ cty: type }),
  }),
  call({
    name: 'readEditList',
    method: 'GET',
    path: EDIT,
    guard: { by: 'cty', action: 'view', from: 'query' },
    section: 'ours',
    part: 'V',
    summary: 'A named edit list of a title',
    answer: StoredEditList,
    query: query({ cty: type }),
  }),
  call({
    name: 'saveEditList',
    method: 'PUT',
    path: EDIT,
    guard: { by: 'cty', action: 'update', from: 'query' },
    section: 'ours',
    part: 'V',
    summary: 'Keep an edit list of a title under a name, or change it from the revision that was read',
    answer: StoredEditList,
    query: query({ cty: type }),
    body: EditListInput,
  }),
  call({
    name: 'deleteEditList',
    method: 'DELETE',
    path: EDIT,
    guard: { by: 'cty', action: 'update', from: 'query' },
    section: 'ours',
    part: 'V',
    summary: 'Throw an edit list of a title away',
    answer: Type.Null(),
    query: query({ cty: type }),
  }),
] as const
