import type { Warning } from '#contract/schemas/contentRecord.ts'
import type { Issue, Severity } from '#kit/forms/data/issue.ts'
import type { SectionModel } from '#kit/forms/schema/sections.ts'
import { sectionOfPointer } from '#kit/forms/schema/sections.ts'

export type SectionIssues = { id: string; label: string; issues: readonly Issue[] }
type CodeWarnings = { code: string; messages: readonly string[] }

/** Issues of one kind by section of the form, in its order; what stands in no section comes last. */
export function issuesBySection(
  issues: readonly Issue[],
  severity: Severity,
  sections: readonly SectionModel[],
): SectionIssues[] {
  const own = issues.filter((issue) => issue.severity === severity)
  const of = (section: SectionModel | undefined) =>
    own.filter(({ pointer }) => sectionOfPointer(sections, pointer) === section)
  const groups = sections.map((section) => ({ id: section.id, label: section.label, issues: of(section) }))
  return [...groups, { id: '', label: '', issues: of(undefined) }].filter((group) => group.issues.length > 0)
}

/** Warnings of the platform by their code (specification section 9), each message once. */
export function warningsByCode(warnings: readonly Warning[]): CodeWarnings[] {
  const codes = [...new Set(warnings.map(({ code }) => code))]
  return codes.map((code) => ({
    code,
    messages: [...new Set(warnings.filter((one) => one.code === code).map(({ msg }) => msg))],
  }))
}
