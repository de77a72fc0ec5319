import { pathOf } from '#contract/rules/diff/pointer.ts'
import { compareVersions } from '#contract/rules/versions/compareVersions.ts'
import type { FieldChange } from '#contract/schemas/contentRecord.ts'
import { isSourceMark } from '#kit/record/audit/shownChanges.ts'
import type { SectionModel } from '#kit/forms/schema/sections.ts'
import { sectionOfPointer } from '#kit/forms/schema/sections.ts'

/** The form as it stands, unsaved text and all, as one side of a comparison. */
export const FORM = 'form'

export type Compared = { left: string; right: string }

const SEPARATOR = '..'

/** 'left..right' of the address; the right one may be left out and is the form then. */
export function readCompared(text: string | null): Compared | undefined {
  if (text === null || text === '') return undefined
  const [left = FORM, right = FORM] = text.split(SEPARATOR)
  return { left: left || FORM, right: right || FORM }
}

/** Two sides as the address has them; the form needs no word. */
export function writeCompared({ left, right }: Compared): string {
  return right === FORM ? left : `${left}${SEPARATOR}${right}`
}

export type ComparedSection = { id: string; label: string; changes: FieldChange[] }

const placeIn = (pointers: readonly string[], { field }: FieldChange) => pointers.indexOf(`/${pathOf(field)[0]}`)

const PICTURE_FACTS = 'ia_meta'

/** The differences by section of the form, in its order; what stands in no section comes last, without a name. */
export function comparedSections(left: object, right: object, sections: readonly SectionModel[]): ComparedSection[] {
  const changes = compareVersions(left, right).filter(
    ({ field }) => pathOf(field)[0] !== PICTURE_FACTS && !isSourceMark(field),
  )
  const placed = changes.map((change) => ({
    change,
    section: sectionOfPointer(sections, `/${pathOf(change.field)[0]}`),
  }))
  const named = sections.map(({ id, label, pointers }) => ({
    id,
    label,
    changes: placed
      .filter(({ section }) => section?.id === id)
      .map(({ change }) => change)
      .toSorted((a, b) => placeIn(pointers, a) - placeIn(pointers, b)),
  }))
  const others = placed.filter(({ section }) => !section).map(({ change }) => change)
  return [...named, { id: '', label: '', changes: others }].filter((section) => section.changes.length > 0)
}
