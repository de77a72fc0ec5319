import { Type } from 'typebox'
import {
  PublishedTogether,
  PublishPlanAnswer,
  PublishPlanBody,
  PublishTogetherBody,
} from '#contract/schemas/publishing.ts'
import { call, noQuery, query } from './call.ts'

/** Publishing several documents of any type at once, each behind what it refers to (ours). */
export const publishingCalls = [
  call({
    name: 'readPublishPlan',
    method: 'POST',
    path: '/content/publish/plan',
    guard: { by: 'filtered' },
    section: 'ours',
    part: 'W',
    summary: 'What documents refer to, what of it viewers lack and why, and the order in which it is published',
    answer: PublishPlanAnswer,
    query: noQuery,
    body: PublishPlanBody,
  }),
  call({
    name: 'publishTogether',
    method: 'POST',
    path: '/content/publish',
    guard: { by: 'filtered' },
    section: 'ours',
    part: 'W',
    summary: 'Publish several documents in the order of their references: all of them, or none',
    answer: PublishedTogether,
    query: query({ confirm: Type.Optional(Type.String({ maxLength: 400 })) }),
    body: PublishTogetherBody,
  }),
] as const
