import * as limits from '@kaksha/domain/limits';
import { Button } from '@kaksha/ui/button';
import { Checkbox } from '@kaksha/ui/checkbox';
import { Dialog } from '@kaksha/ui/dialog';
import { Field, TextInput, useFieldWiring } from '@kaksha/ui/field';
import { type ComponentProps, useState } from 'react';
import styles from './rich-text.module.css';

export interface PictureSettings {
  /** Pixels. */
  width: number;
  /** As wide as the text; `width` counts where the text has no style, such as in a feed. */
  isFull: boolean;
  /** Alternative text; empty for a decorative picture. */
  alt: string;
}

export interface ImageDialogProps {
  settings: PictureSettings;
  onApply: (settings: PictureSettings) => void;
  onClose: () => void;
}

export function ImageDialog({ settings, onApply, onClose }: ImageDialogProps) {
  const [width, setWidth] = useState(settings.width);
  const [isFull, setFull] = useState(settings.isFull);
  const [alt, setAlt] = useState(settings.alt);
  const { imageWidth, altMax } = limits.editor;
  const { min, max } = imageWidth;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="s"
      title="Image Settings"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="ink" onClick={() => onApply({ width, isFull, alt: alt.trim() })}>
            Apply Changes
          </Button>
        </>
      }
    >
      <div className="stack gap-5">
        <Field label="Width" aside={`${width} px`}>
          <Slider
            min={min}
            max={max}
            value={width}
            disabled={isFull}
            onChange={({ target }) => setWidth(Number(target.value))}
          />
        </Field>
        <Checkbox
          label="Full width"
          hint="As wide as the text, on every screen"
          checked={isFull}
          onChange={({ target }) => setFull(target.checked)}
        />
        <Field
          label="Alternative text"
          hint="What the picture shows, for people who do not see it. Leave it empty if it only decorates."
        >
          <TextInput maxLength={altMax} value={alt} onChange={({ target }) => setAlt(target.value)} />
        </Field>
      </div>
    </Dialog>
  );
}

function Slider(props: ComponentProps<'input'>) {
  return <input {...useFieldWiring()} {...props} type="range" className={styles.slider} />;
}
