import { memo, useEffect, useMemo, useRef, useState } from 'react'
import type { Curation } from '#contract/rules/storefront/curation/entry.ts'
import type { Container } from '#contract/rules/storefront/model/storefront.ts'
import type { StorefrontChange } from '#contract/rules/storefront/publish/storefrontChanges.ts'
import { useCanvas } from '../CanvasContext.ts'
import { useRailContent } from '../content/useRailContent.ts'
import type { Device } from '../model/devices.ts'
import { nameShown } from '../model/nameShown.ts'
import { railHeight, railLook } from '../model/railLook.ts'
import { RailContent } from './RailContent.tsx'
import { RailFrame, type RailActs } from './RailFrame.tsx'

type RailProps = {
  container: Container
  curation: Curation | undefined
  device: Device
  /** Why the lens does not see it; '' where it does. */
  hidden: string
  isSelected: boolean
  /** The keyboard is at this rail. */
  isCursor: boolean
  interact: boolean
  twice: ReadonlySet<string>
  /** What became of it since what viewers have. */
  change: StorefrontChange['change'] | undefined
  /** What can be done with it; absent where nothing can be. */
  acts: RailActs | undefined
}

/** Rails that are drawn at once, before it is known what is near. */
export const FIRST = 3

/** A container at its place: drawn when it is near what is seen, else a place of its height. */
export const Rail = memo(function Rail({
  container,
  curation,
  device,
  isFirst,
  ...shown
}: RailProps & { isFirst: boolean }) {
  const { id, settings } = container
  const { nearness, cards, stress } = useCanvas()
  const [isNear, setNear] = useState(isFirst)
  const box = useRef<HTMLElement>(null)
  const look = useMemo(() => railLook(settings, device), [settings, device])
  const isWanted = isNear && shown.hidden === ''
  const content = useRailContent(id, curation, isWanted)
  const { name, lang } = nameShown(settings.names, cards.lang)
  useEffect(() => (box.current ? nearness.observe(box.current, setNear) : undefined), [nearness])
  return (
    <RailFrame
      {...{ ...shown, id, name, look, box, stress }}
      height={isWanted ? undefined : railHeight(look, content.rows.length)}
    >
      {isWanted && (
        <RailContent
          {...{ id, name, lang, settings, curation, content, look }}
          twice={shown.twice}
          interact={shown.interact}
        />
      )}
    </RailFrame>
  )
})
