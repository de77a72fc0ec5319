/** Urns of policies (calls.md section 18 calls them rules) and of the attributes that they speak of. */
export const POLICY_URN = 'urn:resource:rule'
export const ATTRIBUTE_URN = 'urn:resource:attribute'

/** The page that guards both. */
export const POLICY_PAGE = 'cp_policymgmt'

/** Types of the attributes that policy rules speak of (specification section 3). */
export const ATTRIBUTE_TYPES = ['StringArray', 'String', 'Number', 'Boolean', 'DateTime'] as const
export type AttributeType = (typeof ATTRIBUTE_TYPES)[number]

/** Where the value of an attribute comes from: `content` is the title that is looked at, the others are the viewer's. */
export const ATTRIBUTE_SOURCES = ['select', 'application', 'product', 'content', 'user'] as const
export type AttributeSource = (typeof ATTRIBUTE_SOURCES)[number]

/** What a rule may ask of an attribute of each type (specification section 5). */
export const RULE_OPERATORS = {
  String: ['equals', 'not equals', 'starts with', 'ends with', 'one of', 'none of'],
  Number: ['equals', 'not equals', 'greater than', 'less than'],
  DateTime: ['before', 'after'],
  Boolean: ['equals'],
  StringArray: ['equals', 'contains', 'one of'],
} as const satisfies Record<AttributeType, readonly string[]>
export type RuleOperator = (typeof RULE_OPERATORS)[AttributeType][number]

export const POLICY_KINDS = ['action', 'custom'] as const
export type PolicyKind = (typeof POLICY_KINDS)[number]
export const POLICY_EFFECTS = ['Allow', 'Deny'] as const
export type PolicyEffect = (typeof POLICY_EFFECTS)[number]
export const POLICY_MATCHES = ['all', 'any'] as const
export type PolicyMatch = (typeof POLICY_MATCHES)[number]

/** What a rule of the kind action may speak of; one that names none speaks of all (ours). */
export const POLICY_ACTIONS = ['view', 'play', 'download'] as const

/** The attribute that needs nobody to say it: when it is, a DateTime. */
export const MOMENT = 'moment'

/** Sizes of one policy: more than anybody reads, and few enough to be tried on thousands of titles. */
export const POLICY_RULES = 100
export const POLICY_ROWS = 50
export const POLICY_VALUES = 500
export const POLICY_TEXT = 200
/** Cases that are kept with a policy, and attributes of a viewer in one of them. */
export const POLICY_CASES = 100
export const CASE_ATTRIBUTES = 50
/** Policies that one evaluation takes. */
export const POLICIES_AT_ONCE = 200
