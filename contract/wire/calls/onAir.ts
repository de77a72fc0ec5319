import { AiringsAhead, OnAirBoard, OnAirCount, OnAirDecision, OnAirHandled } from '#contract/schemas/live/onAir.ts'
import { call, noQuery } from './call.ts'

/** What is on air, what threatens to be not, and who sees to it. */
export const onAirCalls = [
  call({
    name: 'readOnAir',
    method: 'GET',
    path: '/epg/onair',
    guard: { by: 'page', pages: ['epg'], action: 'view' },
    section: 'ours',
    part: 'L',
    summary: 'Now and next of all channels, and what keeps them from airing within two weeks, by when it hits viewers',
    answer: OnAirBoard,
    query: noQuery,
  }),
  call({
    name: 'countOnAir',
    method: 'GET',
    path: '/epg/onair/count',
    guard: { by: 'page', pages: ['epg'], action: 'view' },
    section: 'ours',
    part: 'L',
    summary: 'How many channels are dark, or in trouble within twelve hours',
    answer: OnAirCount,
    query: noQuery,
  }),
  call({
    name: 'handleOnAir',
    method: 'PUT',
    path: '/epg/onair/{problem}',
    guard: { by: 'page', pages: ['epg'], action: 'update' },
    section: 'ours',
    part: 'L',
    summary: 'Acknowledges a problem of the board as it stands, or gives it to somebody',
    answer: OnAirHandled,
    query: noQuery,
    body: OnAirDecision,
  }),
  call({
    name: 'readAiringsAhead',
    method: 'GET',
    path: '/content/urn/resource/catalog/{type}/{id}/airings',
    guard: { by: 'type', action: 'view' },
    section: 'ours',
    part: 'L',
    summary: 'The airings ahead that play a title, and how many of them its licence, status or product does not cover',
    answer: AiringsAhead,
    query: noQuery,
  }),
] as const
