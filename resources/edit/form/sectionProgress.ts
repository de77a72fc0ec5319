import { isObject } from '#contract/rules/diff/json.ts'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import type { Issue } from '#kit/forms/data/issue.ts'
import type { Pointer } from '#kit/forms/data/pointer.ts'
import type { SectionModel } from '#kit/forms/schema/sections.ts'
import { sectionOfPointer } from '#kit/forms/schema/sections.ts'
import { isBlank } from '#kit/forms/validation/publishIssues.ts'

export type SectionProgress = {
  id: string
  label: string
  /** Filled share of 1; undefined for a section in which nobody types. */
  share: number | undefined
  errors: number
  /** What publishing needs and is empty. */
  missing: number
}

export type FormProgress = {
  sections: readonly SectionProgress[]
  share: number
  errors: number
  missing: number
}

type Completeness = Pick<TypeSummary, 'languages' | 'images'>
type Facts = { get: (pointer: Pointer) => unknown; issues: readonly Issue[] }

/** How far each section of a form is, and what is wrong in it. */
export function formProgress(
  models: readonly SectionModel[],
  type: Completeness,
  { get, issues }: Facts,
): FormProgress {
  const counted = models.map((model) => {
    const shares = model.typed.map((pointer) => shareOf(pointer, get(pointer), type))
    const own = issues.filter(({ pointer }) => sectionOfPointer(models, pointer) === model)
    const errors = own.filter(({ severity }) => severity === 'error').length
    return { model, shares, errors, missing: own.length - errors }
  })
  const all = counted.flatMap(({ shares }) => shares)
  return {
    sections: counted.map(({ model, shares, errors, missing }) => ({
      id: model.id,
      label: model.label,
      share: shares.length > 0 ? mean(shares) : undefined,
      errors,
      missing,
    })),
    share: mean(all),
    errors: counted.reduce((sum, { errors }) => sum + errors, 0),
    missing: counted.reduce((sum, { missing }) => sum + missing, 0),
  }
}

const mean = (shares: readonly number[]) => shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length)

/** Texts are as complete as their languages, images as their required slots, every other field is filled or not. */
function shareOf(pointer: Pointer, value: unknown, { languages, images }: Completeness): number {
  if (pointer === '/ia' && images && images.required.length > 0) return present(images.required, value)
  if (isLocalized(value) && languages.length > 0)
    return present(
      languages,
      value.filter(({ n }) => !isBlank(n)).map(({ lang }) => lang),
    )
  return isBlank(value) ? 0 : 1
}

function present(wanted: readonly string[], value: unknown): number {
  const found = Array.isArray(value) ? wanted.filter((name) => value.includes(name)).length : 0
  return found / wanted.length
}

function isLocalized(value: unknown): value is { lang: unknown; n: unknown }[] {
  return Array.isArray(value) && value.length > 0 && value.every((entry) => isObject(entry) && 'lang' in entry)
}
