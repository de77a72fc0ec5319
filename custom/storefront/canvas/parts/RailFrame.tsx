import { useTranslate } from 'ra-core'
import type { CSSProperties, ReactNode, RefObject } from 'react'
import type { StorefrontChange } from '#contract/rules/storefront/publish/storefrontChanges.ts'
import type { ContainerKind } from '#contract/values/storefront.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import type { IconName } from '#kit/parts/icons/paths.ts'
import { useCanvas } from '../CanvasContext.ts'
import type { RailLook } from '../model/railLook.ts'

/** What can be done with a rail at its place. */
export type RailActs = Readonly<Record<'up' | 'down' | 'duplicate' | 'remove', (id: string) => void>>

const KIND_ICONS: Readonly<Record<ContainerKind, IconName>> = {
  ...{ banner: 'banner', carousel: 'carousel', grid: 'grid', rounded: 'rounded', regular: 'lanes' },
  Collection: 'layers',
}
const ACT_ICONS = { up: 'chevronUp', down: 'chevronDown', duplicate: 'copy', remove: 'trash' } as const

type RailFrameProps = {
  id: string
  name: string
  look: RailLook
  box: RefObject<HTMLElement | null>
  hidden: string
  isSelected: boolean
  isCursor: boolean
  change: StorefrontChange['change'] | undefined
  acts: RailActs | undefined
  /** Its place while it is not drawn, in units of the page. */
  height: number | undefined
  children: ReactNode
}

/** What the editor draws around a rail: selection, name chip, actions, why it is hidden. */
export function RailFrame({
  id,
  name,
  look,
  box,
  hidden,
  isSelected,
  isCursor,
  change,
  acts,
  ...place
}: RailFrameProps) {
  const translate = useTranslate()
  const count = useCanvas().noted.get(id) ?? 0
  const notes = count > 0 ? translate('storefrontCanvas.notes', { smart_count: count }) : ''
  const label = name || translate('storefront.unnamed.container')
  const kind = translate(`storefrontCanvas.kinds.${look.kind}`)
  return (
    <section
      ref={box}
      className="rail"
      aria-label={[label, kind, hidden, notes, change && translate(`storefrontCanvas.changes.${change}`)]
        .filter(Boolean)
        .join(', ')}
      aria-current={isSelected || undefined}
      tabIndex={isCursor ? 0 : -1}
      data-container={id}
      data-kind={look.kind}
      data-decoration={look.decoration}
      data-change={change}
      style={{ '--card': look.card, '--ratio': look.height } as CSSProperties}
    >
      {count > 0 && (
        <span className="noted" title={notes}>
          <Icon name="comment" /> {count}
        </span>
      )}
      {isSelected && (
        <div className="frame">
          <span className="chip">
            <Icon name={KIND_ICONS[look.kind]} />
            <span>{label}</span>
          </span>
          {acts && (
            <span
              className="acts"
              role="toolbar"
              aria-label={translate('storefrontCanvas.acts.label', { name: label })}
            >
              {(['up', 'down', 'duplicate', 'remove'] as const).map((act) => (
                <button
                  key={act}
                  type="button"
                  title={translate(`storefrontCanvas.acts.${act}`)}
                  aria-label={translate(`storefrontCanvas.acts.${act}`)}
                  onClick={() => acts[act](id)}
                >
                  <Icon name={ACT_ICONS[act]} />
                </button>
              ))}
            </span>
          )}
        </div>
      )}
      {hidden === '' ? (
        <div
          className="body"
          style={place.height === undefined ? {} : { blockSize: `calc(${place.height} * var(--u))` }}
        >
          {place.children}
        </div>
      ) : (
        <div className="hidden">
          <Icon name="clockOff" />
          <b>{label}</b>
          <span>{hidden}</span>
        </div>
      )}
    </section>
  )
}
