/** Urns of what the console edits (specification section 3, design section 4). */
const CATALOG_PREFIX = 'urn:resource:catalog:'

/**
 * Names that no resource type may take: a call's path, an audit's address or a screen's address uses them already, or
 * JavaScript gives them to every object.
 */
export const RESERVED_TYPES: readonly string[] = [
  ...[
    'vschedule',
    'vscheduleplan',
    'container',
    'user',
    'page',
    'rule',
    'attribute',
    'config',
    'adtag',
    'adattribute',
    'adload',
    'geo',
    'machinetoken',
    'type',
  ],
  ...['add', 'apps', 'vod', 'live', 'assets', 'syndication', 'store'],
  ...['constructor', 'prototype'],
]

/** A resource type's name as it stands in addresses: lower-case letters, digits and underscores. */
export const TYPE_NAME_PATTERN = '^[a-z][a-z0-9_]{1,62}$'

export function catalogUrn(type: string): string {
  return CATALOG_PREFIX + type
}

/** The resource type that a catalogue urn names, or undefined for every other urn. */
export function typeOfUrn(urn: string): string | undefined {
  return urn.startsWith(CATALOG_PREFIX) ? urn.slice(CATALOG_PREFIX.length) : undefined
}

export const TYPE_DOCUMENT_URN = 'urn:resource:type'
export const CONFIG_URN = 'urn:resource:config'
export const PRODUCT_URN = 'urn:resource:product'
