import type { AttributeSource, PolicyEffect, PolicyKind, PolicyMatch } from '#contract/values/policy.ts'

/**
 * One row of a rule: 'Country is one of MY, SG'. Type, operator and value are what the document holds, right or wrong:
 * a row that makes no sense keeps its rule from being applied (`evaluate`), and is shown as it was typed.
 */
export type PolicyRow = {
  /** Type of the attribute (`aty`). */
  type: string
  attribute: string
  operator: string
  value: unknown
  /** What of the two is asked: the title for `content`, the viewer for all others. */
  source?: AttributeSource
  /** Switched off: it is not asked. */
  off?: true
}

export type PolicyRule = {
  kind: PolicyKind
  /** Actions that it speaks of, or the names of custom ones; none: all of its kind. */
  actions: readonly string[]
  effect: PolicyEffect
  match: PolicyMatch
  rows: readonly PolicyRow[]
  off?: true
}

/** A policy: rules of which each allows or denies. */
export type Policy = {
  id: string
  name: string
  rules: readonly PolicyRule[]
  /** Rules, counted from 0, of which nothing can be read: they are reported, never applied. */
  unreadable: readonly number[]
}

/** Values by attribute: of a viewer, or of a title. */
export type Values = Readonly<Record<string, unknown>>

/** A rule by its policy and its place in it, counted from 0. */
export type RuleRef = { policy: string; rule: number }

/** An attribute as rules need it; `values` are those that it may have, where that is known. */
export type PolicyAttribute = {
  name: string
  type: string
  source: AttributeSource
  values: readonly string[]
  /** Of `content`: the field of titles that it reads. */
  field?: string
}
