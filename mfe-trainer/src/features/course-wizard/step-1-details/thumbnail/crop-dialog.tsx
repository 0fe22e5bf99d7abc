import { Button } from '@kaksha/ui/button';
import { Dialog } from '@kaksha/ui/dialog';
import { FieldNote } from '@kaksha/ui/field';
import { useEffect, useId, useRef, useState } from 'react';
import ReactCrop, { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop';
import './crop-library.css';
import styles from './crop-dialog.module.css';
import { cropImage } from './crop-image';

export interface CropDialogProps {
  open: boolean;
  /** The whole picture. */
  image: Blob;
  onCut: (part: Blob) => void;
  onCancel: () => void;
}

/** Width to height of a thumbnail. */
const aspect = 3 / 2;

const labels = {
  cropArea: 'Part of the picture that is shown; arrow keys move it',
  nwDragHandle: 'Upper left corner; arrow keys change the size',
  nDragHandle: 'Upper edge; arrow keys change the size',
  neDragHandle: 'Upper right corner; arrow keys change the size',
  eDragHandle: 'Right edge; arrow keys change the size',
  seDragHandle: 'Lower right corner; arrow keys change the size',
  sDragHandle: 'Lower edge; arrow keys change the size',
  swDragHandle: 'Lower left corner; arrow keys change the size',
  wDragHandle: 'Left edge; arrow keys change the size',
};

/** Chooses the part of a picture that is the thumbnail, by pointer or keyboard. */
export function CropDialog({ open, image, onCut, onCancel }: CropDialogProps) {
  const id = useId();
  const picture = useRef<HTMLImageElement>(null);
  const [address, setAddress] = useState<string>();
  const [part, setPart] = useState<PercentCrop>();
  const [fault, setFault] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(image);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [image]);

  const crop = async () => {
    if (!picture.current || !part) return;
    try {
      // JPEG has no transparency, and other formats cannot be written by a canvas.
      const type = image.type === 'image/jpeg' || image.type === 'image/avif' ? 'image/jpeg' : 'image/png';
      onCut(await cropImage(picture.current, part, type));
    } catch {
      setFault('This browser could not cut the picture. It stays as it is.');
    }
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onCancel()}
      size="l"
      title="Crop the thumbnail"
      description="Learners see this part on cards and at the head of the course page."
      footer={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button variant="accent" disabled={!part} onClick={() => void crop()}>
            Use this part
          </Button>
        </>
      }
    >
      <div className={styles.stage}>
        {address && (
          <ReactCrop
            crop={part}
            onChange={(_pixels, next) => setPart(next)}
            aspect={aspect}
            minWidth={60}
            keepSelection
            ruleOfThirds
            ariaLabels={labels}
          >
            <img
              ref={picture}
              className={styles.picture}
              src={address}
              alt="What was chosen"
              onLoad={({ currentTarget: { width, height } }) =>
                setPart(centerCrop(makeAspectCrop({ unit: '%', width: 100 }, aspect, width, height), width, height))
              }
              onError={() => setFault('This picture cannot be shown here.')}
            />
          </ReactCrop>
        )}
      </div>
      <FieldNote id={id} error={fault} />
    </Dialog>
  );
}
