import { cropOf } from '#contract/rules/images/cropOf.ts'
import type { ImageFrame, PictureSize } from '#contract/rules/images/cropOf.ts'

type FramePreviewProps = {
  src: string | undefined
  size: PictureSize
  ratio: string
  frame: ImageFrame
  height: number
}

/** A slot as it will look, cut from the whole picture by the rule that the server cuts by. */
export function FramePreview({ src, size, ratio, frame, height }: FramePreviewProps) {
  const part = cropOf(size, ratio, frame)
  const scale = height / part.height
  return (
    <span className="f-frame" style={{ height, width: part.width * scale }}>
      {src && (
        <img
          src={src}
          alt=""
          draggable={false}
          style={{
            width: size.width * scale,
            height: size.height * scale,
            transform: `translate(${-part.left * scale}px, ${-part.top * scale}px)`,
          }}
        />
      )}
    </span>
  )
}
