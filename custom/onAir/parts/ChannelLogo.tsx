import type { GuideChannel } from '#contract/schemas/live/guide.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { initialsOf } from '#kit/parts/layoutParts/initialsOf.ts'
import { SafeImage } from '#kit/parts/layoutParts/SafeImage.tsx'

/** A channel's logo, its initials where it has none. */
export function ChannelLogo({ channel, name }: { channel: GuideChannel; name: string }) {
  const { calls } = useConsole()
  const logo = channel.ia.find((image) => image.endsWith('-Logo')) ?? channel.ia[0]
  return (
    <SafeImage
      src={logo && calls.imageUrl({ id: channel.id, ratio: '16x9', width: 80 })}
      alt=""
      width={36}
      height={20}
      fallback={
        <span aria-hidden className="k-initials" style={{ fontSize: 10 }}>
          {initialsOf(name)}
        </span>
      }
    />
  )
}
