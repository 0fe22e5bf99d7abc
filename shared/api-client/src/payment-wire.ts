import type { Currency } from '@kaksha/domain/catalogue';
import type { EnrolmentStatus, OrderStatus, RefundStatus } from '@kaksha/domain/payments';
import type { BatchWire, CourseWire } from './wire';

export interface RefundWire {
  status: RefundStatus;
  amount: number;
  reason: string;
  requested_at: string;
}

export interface PaymentWire {
  id: number;
  status: OrderStatus;
  course_id: number;
  course_name: string;
  trainer_id: number;
  trainer_name: string;
  batch_id: number;
  batch: BatchWire;
  currency: Currency;
  full_amount: number;
  discount: number;
  amount: number;
  created_at: string;
  paid_at: string | null;
  enrollment_id: number | null;
  receipt_number: string | null;
  receipt_url: string | null;
  method: string | null;
  payment_id: string | null;
  refund: RefundWire | null;
}

export interface CheckoutWire {
  kind: 'razorpay' | 'sandbox';
  order_id: string;
  amount: number;
  currency: Currency;
  key_id: string | null;
  url: string | null;
}

export interface OrderWire extends PaymentWire {
  checkout: CheckoutWire | null;
}

export interface RefundOfferWire {
  eligible: boolean;
  message: string;
  until: string | null;
  amount: number;
  full_amount: number;
  currency: Currency;
  status: OrderStatus;
  refund: RefundWire | null;
}

export interface PurchaseWire extends CourseWire {
  enrollment_id: number;
  enrollment_status: EnrolmentStatus;
  purchase_date: string;
  order_id: number;
  amount: number;
  currency: Currency;
  batch_id: number;
  batch: BatchWire;
}
