import { effectOf, evaluate, preparePolicies, type PreparedPolicies } from './evaluate.ts'
import type { Policy, PolicyAttribute, RuleRef, Values } from './policy.ts'
import { typesByName, viewerValues } from './viewerValues.ts'

/** Who looks, by words of attributes as the storefront's lens has them, and when (epoch ms). */
type GateViewer = { viewer: Readonly<Record<string, readonly string[]>>; at: number }

/** What keeps a viewer away: the rules that deny, or all policies that were asked where none of their rules matched. */
type Denial = { policy: string; rule?: number }

/**
 * What of storefronts policies let pass, made once of the policies in force: server, preview and simulator ask it.
 * Policies that are named together are evaluated together; of those not in force none matches, so that a page which
 * names only such is shown to nobody.
 */
export function policyGate(policies: readonly Policy[], attributes: readonly Pick<PolicyAttribute, 'name' | 'type'>[]) {
  const byId = new Map(policies.map((one) => [one.id, one]))
  /** Policies named together are read together, once for all that name them. */
  const prepared = new Map<string, PreparedPolicies>()
  const preparedOf = (ids: readonly string[]) => {
    const key = ids.join()
    const found = prepared.get(key) ?? preparePolicies(ids.flatMap((id) => byId.get(id) ?? []))
    prepared.set(key, found)
    return found
  }
  const types = typesByName([...rowsOf(policies), ...attributes])
  const asked = ({ viewer, at }: GateViewer) => ({ viewer: viewerValues(viewer, types), at })
  return {
    /** Why a viewer does not get what names these policies; none where he does. */
    whyDenied(ids: readonly string[], lens: GateViewer): readonly Denial[] {
      if (ids.length === 0) return []
      const { effect, decided } = evaluate(preparedOf(ids), asked(lens))
      if (effect === 'Allow') return []
      return decided.length > 0 ? decided : ids.map((policy) => ({ policy }))
    },
    /** Whether titles of these values pass, by the policies that speak of titles; all do where there are none. */
    titlesFor(lens: GateViewer): ((content: Values) => readonly RuleRef[] | undefined) | undefined {
      const judges = policies.filter(speaksOfTitles).map(({ id }) => id)
      if (judges.length === 0) return undefined
      const ofTitles = preparedOf(judges)
      const who = asked(lens)
      return (content) => deniedBy(ofTitles, { ...who, content })
    },
  }
}
export type PolicyGate = ReturnType<typeof policyGate>

/** Policies of which a rule that is not off asks for a title judge titles, too. */
export function speaksOfTitles({ rules }: Policy): boolean {
  return rules.some((rule) => !rule.off && rule.rows.some(({ source, off }) => !off && source === 'content'))
}

/** The rules that deny, none where nothing matched; undefined where it is allowed. */
function deniedBy(policies: PreparedPolicies, asked: Parameters<typeof evaluate>[1]): readonly RuleRef[] | undefined {
  return effectOf(policies, asked) === 'Allow' ? undefined : evaluate(policies, asked).decided
}

/** A row knows its attribute's type itself; what the attribute says of itself counts more. */
function rowsOf(policies: readonly Policy[]) {
  return policies.flatMap(({ rules }) =>
    rules.flatMap(({ rows }) => rows.map(({ attribute, type }) => ({ name: attribute, type }))),
  )
}
