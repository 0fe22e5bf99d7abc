// Generated from the API by `npm run generate`. Do not edit.

export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        ActivityCount: {
            enrolled: number;
            contacted: number;
            viewcourse: number;
        };
        ActivityDay: {
            /** @description YYYY-MM-DD in the time zone of the call */
            date: string;
            /** @description Different users */
            views: number;
            contacts: number;
            enrollments: number;
        };
        ActivityFigures: {
            /** @description Different users */
            views: number;
            contacts: number;
            enrollments: number;
        };
        ActivityOverview: {
            activitycount: components["schemas"]["ActivityCount"];
            days: number;
            period: components["schemas"]["ActivityFigures"];
            previous: components["schemas"]["ActivityFigures"];
            series: components["schemas"]["ActivityDay"][];
            /** @description Enquiries without an answer */
            open_requests: number;
            answers: {
                all: {
                    /** @description Enquiries that were answered within 24 hours or are older */
                    due: number;
                    /** @description Enquiries answered within 24 hours */
                    in_time: number;
                };
                period: {
                    /** @description Enquiries that were answered within 24 hours or are older */
                    due: number;
                    /** @description Enquiries answered within 24 hours */
                    in_time: number;
                };
                previous: {
                    /** @description Enquiries that were answered within 24 hours or are older */
                    due: number;
                    /** @description Enquiries answered within 24 hours */
                    in_time: number;
                };
            };
            earned: {
                /** @description Paid by learners without refunds, in paise and cents */
                all: {
                    inr: number;
                    usd: number;
                };
                /** @description Paid by learners without refunds, in paise and cents */
                period: {
                    inr: number;
                    usd: number;
                };
                /** @description Paid by learners without refunds, in paise and cents */
                previous: {
                    inr: number;
                    usd: number;
                };
            };
        };
        AddedModule: {
            /** @enum {boolean} */
            success: true;
            /** @enum {string} */
            status: "success";
            data: {
                id: number;
                module_name: string;
                /** @description Comma list */
                topic_name: string;
                /** @description Comma list */
                hands_on: string;
                /** @description Comma list */
                skills: string;
                /** @description Changes with the record; a save sends it back */
                version: number;
                course_id: number;
                trainer_id: number;
                results: components["schemas"]["CourseModule"];
                course: components["schemas"]["CourseProgress"];
            };
        };
        AdminOverview: {
            money: components["schemas"]["OverviewMoney"] | null;
            content: components["schemas"]["OverviewContent"] | null;
            people: components["schemas"]["OverviewPeople"] | null;
            operation: components["schemas"]["OverviewOperation"] | null;
        };
        AdminPayout: {
            id: number;
            /** @enum {string} */
            currency: "INR" | "USD";
            /** @description What is paid; refunds can make it negative until the approval, in paise or cents */
            amount: number;
            /** @enum {string} */
            state: "awaiting" | "approved" | "paid" | "failed";
            /** @description When it was prepared, ISO 8601 in UTC */
            created_at: string;
            /** @description When it was approved, ISO 8601 in UTC */
            approved_at: string | null;
            /** @description When it was paid or failed, ISO 8601 in UTC */
            closed_at: string | null;
            /** @description Masked; null before the approval */
            account: string | null;
            /** @description Of the bank or the payment provider */
            reference: string | null;
            failure: string | null;
            links: components["schemas"]["StatementLinks"];
            trainer_id: number;
            trainer_name: string;
            /** @description Movements of money */
            lines: number;
            /** @enum {string|null} */
            method: "manual" | "route" | null;
            /** @description What the trainer has typed now, masked */
            current_account: string | null;
            /** @description Razorpay Route can pay to that account */
            payable_by_route: boolean;
            /** @description The linked account of Razorpay Route */
            route_account: string | null;
            /** @description Names that account in an approval; null after it */
            account_fingerprint: string | null;
            /** @description When it can be approved, after a change of the account; null when it can be now, ISO 8601 in UTC */
            payable_from: string | null;
            /** @description Of this amount to that account, before the payout is approved */
            approvals: components["schemas"]["PayoutApproval"][];
            /** @description Different administrators who approve it */
            approvals_needed: number;
            /** @description It is paid to the caller or their institute, who cannot change it */
            caller_receives: boolean;
        };
        ApprovalOutcome: {
            id: number;
            payout: components["schemas"]["AdminPayout"] | null;
            refusal: components["schemas"]["ApprovalRefusal"] | null;
        };
        ApprovalRefusal: {
            /** @description See the table of error codes */
            code: string;
            message: string;
        };
        AuditEntry: {
            id: number;
            at: string;
            /** @description Null for the platform */
            actor: {
                id: number;
                name: string;
                email: string;
            } | null;
            /** @description E.g. course.publish */
            action: string;
            entity: string;
            entity_id: number;
            /** @description Name of the user, course or trainer that was changed */
            subject: string | null;
            /** @description Network address of the actor */
            address: string | null;
            /** @description User agent of the actor */
            device: string | null;
            /** @description Other facts of the change, as JSON */
            detail: string;
        };
        AuthoredPost: {
            id: number;
            blog_id: number;
            slug: string;
            title: string;
            Title: string;
            /** @description Sanitised HTML */
            content: string;
            tags: string[];
            meta_title: string;
            meta_description: string;
            /** @description Comma list */
            meta_keywords: string;
            /** @enum {string} */
            status: "draft" | "published";
            image_url: string | null;
            ImageUrl: string | null;
            author: string;
            likeCount: number;
            commentCount: number;
            created_at: string;
            updated_at: string;
            published_at: string | null;
            /** @description When the draft is published */
            scheduled_at: string | null;
            version: number;
        };
        BannerSettings: {
            /** Text */
            text: string;
            /** Text of the link */
            link_label: string | null;
            /** Address of the link */
            link_address: string | null;
            /**
             * From
             * Format: date-time
             */
            from: string | null;
            /**
             * To
             * Format: date-time
             */
            to: string | null;
            /** @enum {string} */
            audience: "everyone" | "visitors" | "learners" | "trainers";
        };
        BasicDetails: {
            id: number;
            trainer_id: number;
            /** @enum {string} */
            type: "individual" | "institute";
            name: string;
            institute_name: string | null;
            headline: string;
            about_us: string;
            location: string;
            /** @description Years */
            experience: number;
            photo: string | null;
            photo_sources: components["schemas"]["PictureSources"] | null;
            rating: components["schemas"]["Rating"] | null;
            course_count: number;
            /** @description Whether the platform checked documents that show who it is */
            is_verified: boolean;
            /** @description Categories taught, most courses first */
            categories: string[];
            next_batch: {
                start_date: string;
                course_id: number;
                course_name: string;
            } | null;
            institute_logo: string | null;
            /** @description Owner of an institute */
            owner_name: string | null;
            /** @description Online, Classroom, Online and classroom or Corporate */
            training_type: string | null;
            /** @description For the trainer and admins */
            email_id?: string;
            /** @description For the trainer and admins */
            contact_no?: string | null;
            /** @description Changes with the record; a save sends it back. Only for callers who may change it */
            version?: number;
        };
        Batch: {
            id: number;
            courseId: number;
            trainerId: number;
            /**
             * @description 1, 9 weekdays; 2, 8 weekends; 3 any day; 10 every day
             * @enum {integer}
             */
            day_of_week: 1 | 2 | 3 | 8 | 9 | 10;
            /** @description Class days that no code names, 1 (Monday) to 7; else null */
            weekdays: number[] | null;
            start_date: string;
            /** @description Last day, YYYY-MM-DD */
            end_date: string | null;
            /** @description Free text such as 2 hours */
            duration: string;
            /** @description HH:MM on a 24-hour clock, in the time zone */
            time_from: string;
            time_to: string | null;
            /** @enum {string} */
            TimeFromType: "AM" | "PM";
            /** @enum {string|null} */
            TimeToType: "AM" | "PM" | null;
            /** @enum {string} */
            timezone: "IST" | "UTC" | "EST" | "PST";
            /** @enum {string} */
            timePart: "Morning" | "Afternoon" | "Evening" | "Night";
            /** @enum {string} */
            mode: "Online" | "Classroom(Offline)" | "Online/Offline";
            area: string | null;
            /** @description Street address of the classroom; left out of course cards */
            address?: string;
            trainer_name: string;
            /** @description Null is unlimited */
            seats: number | null;
            /** @description Neither taken nor held; 0 is full, null is unlimited */
            seats_left: number | null;
            /** @description Learners on the waiting list */
            waiting: number;
            /** @description Whether it is open for enrolment */
            status: boolean;
            /** @enum {string} */
            state: "open" | "closed" | "cancelled";
            session_changes: components["schemas"]["SessionChange"][];
            /** @description Those with a seat; only for the trainer */
            learners?: number;
            /**
             * @description How its classes can be joined online, without the link; only for the trainer
             * @enum {string}
             */
            meeting?: "link" | "room" | "none";
            /** @description Changes with the record; a save sends it back. Only for callers who may change it */
            version?: number;
        };
        BatchAttendance: {
            batch_id: number;
            /** @description Sessions that began, in order */
            sessions: {
                /**
                 * Format: date
                 * @description Day of the session in the timetable
                 */
                session_day: string;
                /** @description Day on which it took place */
                date: string;
                /** @description HH:MM in the time zone of the batch */
                time: string;
            }[];
            learners: {
                user_id: number;
                name: string;
                /** @description Days of the sessions at which the learner was */
                present: string[];
                /** @description Days of the sessions that the trainer corrected */
                corrected: string[];
                /** @description Days of the sessions that were over before the enrolment */
                too_early?: string[];
            }[];
        };
        BatchCertificates: {
            batch_id: number;
            /** @description Least attendance; null gives no certificates */
            percent: number | null;
            is_finished: boolean;
            /** @description Hours that a learner attends at least for a certificate */
            least_hours?: number;
            /** @description Whether the platform knows who the trainer is; certificates say so otherwise */
            trainer_verified?: boolean;
            /** @description Changes with `percent`; a save sends it back */
            version: number;
            learners: {
                user_id: number;
                name: string;
                sessions: number;
                attended: number;
                attended_minutes?: number;
                certificate: components["schemas"]["Certificate"] | null;
            }[];
        };
        BatchChange: {
            id: number;
            order_id: number;
            batch_id: number;
            course_id: number;
            course_name: string;
            trainer_name: string;
            before: components["schemas"]["BatchSchedule"];
            after: components["schemas"]["BatchSchedule"];
            /** @description False for a free enrolment, which can only be given back */
            paid: boolean;
            /** @description Start of the next session, ISO 8601, UTC */
            respond_until: string;
            /** @enum {string|null} */
            answer: "accept" | "refund" | null;
        };
        BatchMessage: {
            id: number;
            batch_id: number;
            trainer_name: string;
            message: string;
            /** @description Whether it went to all learners, not to chosen ones */
            is_to_all: boolean;
            /** @description Number of learners at that moment */
            recipients: number;
            /** @description ISO 8601, UTC */
            created_at: string;
        };
        BatchSchedule: {
            /**
             * @description 1, 9 weekdays; 2, 8 weekends; 3 any day; 10 every day
             * @enum {integer}
             */
            day_of_week: 1 | 2 | 3 | 8 | 9 | 10;
            /** @description Class days that no code names, 1 (Monday) to 7; else null */
            weekdays: number[] | null;
            start_date: string;
            /** @description Last day, YYYY-MM-DD */
            end_date: string | null;
            /** @description HH:MM on a 24-hour clock, in the time zone */
            time_from: string;
            time_to: string | null;
            /** @enum {string} */
            timezone: "IST" | "UTC" | "EST" | "PST";
            /** @description Way of teaching and classroom; null when the move leaves them */
            place: string | null;
        };
        BrandSettings: {
            /** Name */
            name: string;
            /** Tagline */
            tagline: string;
            /**
             * Logo
             * @description Address of an uploaded picture
             */
            logo: string | null;
            /**
             * Colour on light pages
             * @description `#rrggbb`
             */
            accent: string | null;
            /**
             * Colour on dark pages
             * @description `#rrggbb`
             */
            accent_dark: string | null;
            /**
             * Text on light pages
             * @description `#rrggbb`
             */
            accent_text: string | null;
            /**
             * Text on dark pages
             * @description `#rrggbb`
             */
            accent_text_dark: string | null;
        };
        CalendarFeed: {
            /** @description Whether there is a feed */
            active: boolean;
            /** @description ISO 8601, UTC */
            created_at: string | null;
        };
        Cancellation: {
            /** @description Enrolled when the batch was cancelled */
            learners: number;
            /** @description Paid back, or enrolled for free */
            refunded: number;
            pending: number;
            /** @description Refused by the payment provider */
            failed: number;
        };
        Category: {
            id: number;
            name: string;
            display_name: string;
            /** @enum {string} */
            motif: "cloud" | "ai" | "data" | "web" | "security" | "testing" | "design" | "pipeline" | "erp" | "mobile" | "plan" | "code";
            /** @description Public courses in it */
            course_count: number;
            /** @description First day of its next batch, YYYY-MM-DD */
            next_start_date: string | null;
            /** @description Earlier names, which addresses may still have; absent without one */
            former_names?: string[];
        };
        Certificate: {
            /** Format: uuid */
            id: string;
            learner_name: string;
            course_id: number;
            course_name: string;
            trainer_id: number;
            trainer_name: string;
            batch_id: number;
            /** @description Day of the first class */
            start_date: string;
            /** @description Day of the last class */
            end_date: string;
            sessions: number;
            attended: number;
            /** @description Null for a certificate from before they were stored */
            attended_minutes?: number | null;
            /** @description Whether the platform knew who the trainer is at the issue */
            trainer_verified?: boolean;
            /** @description Issue, ISO 8601 in UTC */
            issued_at: string;
            /** @enum {string} */
            state: "valid" | "revoked";
            /** @description Revocation, ISO 8601 in UTC */
            revoked_at: string | null;
            revoke_reason: string;
            /**
             * Format: uuid
             * @description The revoked certificate before a correction of the name
             */
            replaces: string | null;
            /**
             * Format: uuid
             * @description The certificate after a correction of the name
             */
            replaced_by: string | null;
        };
        CheckInList: {
            batch_id: number;
            course_id: number;
            course_name: string;
            batch_label: string;
            /** @description From yesterday on, in order */
            sessions: {
                /**
                 * Format: date
                 * @description Day of the session in the timetable
                 */
                session_day: string;
                /** @description Day on which it takes place */
                date: string;
                /** @description HH:MM in the time zone of the batch */
                time: string;
                /** @description First moment of check-ins, ISO 8601 in UTC */
                opens_at: string;
            }[];
            seats: {
                user_id: number;
                name: string;
                ticket: string;
                refunded: boolean;
            }[];
            present: {
                user_id: number;
                /**
                 * Format: date
                 * @description Day of the session in the timetable
                 */
                session_day: string;
                /** @description Arrival, or its correction, ISO 8601 in UTC */
                at: string;
                /**
                 * Format: uuid
                 * @description Null when the learner was not checked in
                 */
                check_in_id: string | null;
            }[];
        };
        CheckInOutcome: {
            /**
             * Format: uuid
             * @description Made by the device
             */
            id: string;
            /** @enum {string} */
            result: "checked-in" | "undone" | "already" | "refunded" | "no-seat" | "wrong-batch" | "not-open";
            /** @description Null when no seat of the batch was found */
            user_id: number | null;
            name: string | null;
            /** @description Check-in, ISO 8601 in UTC */
            at: string | null;
        };
        Checkout: {
            /** @enum {string} */
            kind: "razorpay" | "sandbox";
            /** @description The provider's id of the order */
            order_id: string;
            /** @description To be paid, in paise or cents */
            amount: number;
            /** @enum {string} */
            currency: "INR" | "USD";
            /** @description The public key, for Razorpay */
            key_id: string | null;
            /** @description The URL of the sandbox page */
            url: string | null;
        };
        CodeChallenge: {
            algorithm: string;
            /** @description The hash of the salt and the number that is searched */
            challenge: string;
            maxnumber?: number;
            salt: string;
            signature: string;
        };
        Comment: {
            id: number;
            comment: string;
            /** @description Null after the account was deleted */
            userId: number | null;
            user: {
                user_name: string | null;
            };
            created_at: string;
        };
        ContactedUser: {
            contact_id: number;
            user_id: number;
            name: string;
            profile_photo: string | null;
            email: string | null;
            phone: string | null;
            /** @description The latest activity; ISO 8601, UTC */
            updated_at: string;
            actions: {
                /**
                 * @description 1 views, 2 chat, 3 interested
                 * @enum {integer}
                 */
                type: 1 | 2 | 3;
                count: number;
            }[];
            enquiries: {
                id: number;
                /** @description Schedule of the batch in words */
                batch_label: string | null;
                message: string;
                /** @enum {string} */
                status: "new" | "answered" | "closed";
                reply: string | null;
                created_at: string;
                answered_at: string | null;
            }[];
            /** @description Batches that the user asked about, prefers or waits for */
            batches: {
                id: number;
                start_date: string;
                /** @description Schedule in words */
                label: string;
            }[];
        };
        ContactSettings: {
            /** Support address */
            support_email: string;
            /** Phone */
            phone: string;
            /** Address */
            address: string;
            /** City */
            city: string;
            /** Latitude */
            latitude: number;
            /** Longitude */
            longitude: number;
            /** Social pages */
            social_pages: components["schemas"]["SocialPage"][];
        };
        Content: {
            id: number;
            content_type: string;
            /** @description Comma list */
            content_text: string;
            is_live: boolean;
            /** @description Changes with the record; a save sends it back. Only for callers who may change it */
            version?: number;
        };
        Count: {
            count: number;
        };
        Country: {
            id: number;
            name: string;
            /** @description ISO 3166-1, two letters */
            code: string;
            /** @description Telephone prefix without + */
            dial_code: string;
        };
        Coupon: {
            id: number;
            /** Code */
            code: string;
            /** @enum {string} */
            kind: "percent" | "amount";
            /**
             * Percentage
             * @description Of the price after the discount of the course
             */
            percent: number | null;
            /** Amount in paise */
            amount_inr: number | null;
            /** Amount in cents */
            amount_usd: number | null;
            /** @enum {string} */
            scope: "all" | "courses" | "batches";
            /** Courses */
            course_ids: number[];
            /** Batches */
            batch_ids: number[];
            /**
             * First day
             * @description YYYY-MM-DD, in India
             */
            first_day: string | null;
            /**
             * Last day
             * @description YYYY-MM-DD, in India
             */
            last_day: string | null;
            /**
             * Uses
             * @description Null is unlimited
             */
            max_uses: number | null;
            /**
             * Uses per learner
             * @description Null is unlimited
             */
            max_uses_per_learner: number | null;
            /** @description ISO 8601 in UTC */
            starts_at: string | null;
            /** @description ISO 8601 in UTC */
            ends_at: string | null;
            enabled: boolean;
            /** @description Orders with the coupon that are paid or can still be paid */
            uses: number;
            /** @enum {string} */
            progress: "off" | "planned" | "running" | "ended" | "used up";
            /** @description Changes with the record; a save sends it back */
            version: number;
        };
        CouponLimit: {
            code: string;
            batch_ids: number[];
        };
        Course: {
            id: number;
            trainer_id: number;
            slug: string;
            course_name: string;
            description: string;
            /** @description Display name; null in an unfinished draft */
            category: string | null;
            category_id: number | null;
            /** @description Machine name */
            category_name: string | null;
            /** @enum {string|null} */
            category_motif: "cloud" | "ai" | "data" | "web" | "security" | "testing" | "design" | "pipeline" | "erp" | "mobile" | "plan" | "code" | null;
            sub_category: string | null;
            sub_category_id: number | null;
            /** @enum {string} */
            difficulty_level: "Beginner" | "Intermediate" | "Advanced";
            language: string;
            language_id: number;
            /** @enum {string} */
            mode: "Online" | "Classroom(Offline)" | "Online/Offline";
            /** @enum {string} */
            course_mode: "Online" | "Classroom(Offline)" | "Online/Offline";
            /** @description Modes of its batches */
            timing_modes: ("Online" | "Classroom(Offline)" | "Online/Offline")[];
            trainer_name: string;
            trainer_rating: components["schemas"]["Rating"] | null;
            trainer_photo: string | null;
            trainer_photo_sources: components["schemas"]["PictureSources"] | null;
            /** @description City of the trainer, where classroom batches meet */
            location: string;
            /** @description From the place searched for; null unless known */
            distance_km?: number | null;
            rating: components["schemas"]["Rating"] | null;
            /** @description URL of the widest file */
            thumbnail: string | null;
            thumbnail_sources: components["schemas"]["PictureSources"] | null;
            /** @description Rupees; null is on request, 0 is free */
            fee: number | null;
            /** @description Dollars */
            fee_usd: number | null;
            /** @description Per cent off each fee */
            discount: number;
            /** @description The first batch's, free text; empty without a batch */
            duration: string;
            /** @description First day of the next batch, else of the last, YYYY-MM-DD */
            start_date: string | null;
            batches: components["schemas"]["OpenBatch"][];
            /** @description A class that shows how the trainer teaches */
            is_demo: boolean;
            /** @enum {string} */
            course_status: "draft" | "published";
            is_active: boolean;
            /** @description Highest wizard stage reached, 0 to 5 */
            stage: number;
            /** @description Null unless the caller contacted the trainer */
            contact_no: string | null;
            /** @description Null unless the caller contacted the trainer */
            email_id: string | null;
            /** @description Null unless the caller contacted the trainer */
            trainer_contact: string | null;
            /** @description Null unless the caller contacted the trainer */
            trainer_email: string | null;
            /** @description Null unless the caller contacted the trainer */
            trainer_chat: string | null;
        };
        CourseActions: {
            is_like: boolean;
            is_interest: boolean;
        };
        CourseContent: {
            id: number;
            content_type: string;
            /** @description Comma list */
            content_text: string;
            is_live: boolean;
            /** @description Changes with the record; a save sends it back */
            version: number;
            course_id: number;
            trainer_id: number;
        };
        CourseDetails: {
            id: number;
            trainer_id: number;
            slug: string;
            course_name: string;
            description: string;
            /** @description Display name; null in an unfinished draft */
            category: string | null;
            category_id: number | null;
            /** @description Machine name */
            category_name: string | null;
            /** @enum {string|null} */
            category_motif: "cloud" | "ai" | "data" | "web" | "security" | "testing" | "design" | "pipeline" | "erp" | "mobile" | "plan" | "code" | null;
            sub_category: string | null;
            sub_category_id: number | null;
            /** @enum {string} */
            difficulty_level: "Beginner" | "Intermediate" | "Advanced";
            language: string;
            language_id: number;
            /** @enum {string} */
            mode: "Online" | "Classroom(Offline)" | "Online/Offline";
            /** @enum {string} */
            course_mode: "Online" | "Classroom(Offline)" | "Online/Offline";
            /** @description Modes of its batches */
            timing_modes: ("Online" | "Classroom(Offline)" | "Online/Offline")[];
            trainer_name: string;
            trainer_rating: components["schemas"]["Rating"] | null;
            trainer_photo: string | null;
            trainer_photo_sources: components["schemas"]["PictureSources"] | null;
            /** @description City of the trainer, where classroom batches meet */
            location: string;
            /** @description From the place searched for; null unless known */
            distance_km?: number | null;
            rating: components["schemas"]["Rating"] | null;
            /** @description URL of the widest file */
            thumbnail: string | null;
            thumbnail_sources: components["schemas"]["PictureSources"] | null;
            /** @description Rupees; null is on request, 0 is free */
            fee: number | null;
            /** @description Dollars */
            fee_usd: number | null;
            /** @description Per cent off each fee */
            discount: number;
            /** @description The first batch's, free text; empty without a batch */
            duration: string;
            /** @description First day of the next batch, else of the last, YYYY-MM-DD */
            start_date: string | null;
            /** @description Open ones; all of them in the trainer's own answers */
            batches: components["schemas"]["Batch"][];
            /** @description A class that shows how the trainer teaches */
            is_demo: boolean;
            /** @enum {string} */
            course_status: "draft" | "published";
            is_active: boolean;
            /** @description Highest wizard stage reached, 0 to 5 */
            stage: number;
            /** @description Null unless the caller contacted the trainer */
            contact_no: string | null;
            /** @description Null unless the caller contacted the trainer */
            email_id: string | null;
            /** @description Null unless the caller contacted the trainer */
            trainer_contact: string | null;
            /** @description Null unless the caller contacted the trainer */
            trainer_email: string | null;
            /** @description Null unless the caller contacted the trainer */
            trainer_chat: string | null;
            /** @description User id; for its trainer and admins */
            created_by?: number | null;
            /** @description User id; for its trainer and admins */
            modified_by?: number | null;
            /** @description Why an administrator hid it; null when none did. For its trainer and admins */
            hidden_reason?: string | null;
            prerequisites: string;
            objectives: string;
            video_url: string | null;
            /** @description Whether a caller who counts a chat receives trainer_chat */
            has_chat: boolean;
            timings: components["schemas"]["Batch"][];
            contents: components["schemas"]["Content"][];
            curriculums: components["schemas"]["Module"][];
            trainer: components["schemas"]["Trainer"];
            reviews: components["schemas"]["Review"][];
            /** @description Currencies in which the trainer takes payments; null for any */
            payment_currencies: ("INR" | "USD")[] | null;
            activitycount?: components["schemas"]["ActivityCount"];
            /** @description The course is not offered any more; the caller sees it because of a seat */
            learners_only?: boolean;
            /** @description For the course's trainer and admins; every save raises it */
            version?: number;
        };
        CourseModule: {
            id: number;
            module_name: string;
            /** @description Comma list */
            topic_name: string;
            /** @description Comma list */
            hands_on: string;
            /** @description Comma list */
            skills: string;
            /** @description Changes with the record; a save sends it back */
            version: number;
            course_id: number;
            trainer_id: number;
        };
        CourseProgress: {
            stage: number;
            /** @enum {string} */
            course_status: "draft" | "published";
            /** @description What the course needs before it can be published */
            missing: {
                /** @enum {string} */
                part: "details" | "timings" | "contents" | "curriculum";
                /** @description Completes the sentence: it needs … */
                what: string;
            }[];
        };
        CourseViewer: {
            /** @description Position in the list */
            enrollment_id: number;
            /** @description Null for users who only viewed the course */
            user_id: number | null;
            /** @description "A learner" for users who only viewed the course */
            name: string;
            profile_photo: string | null;
            /** @description Null for users who only viewed the course */
            email: string | null;
            phone: string | null;
            /** @description The latest view; ISO 8601, UTC */
            enrollment_date: string;
            views: number;
        };
        CurrencyEarnings: {
            /** @enum {string} */
            currency: "INR" | "USD";
            total: components["schemas"]["EarningsSums"];
            /** @description In the next payout; a negative amount is taken from later sales */
            next: number;
            /** @description Of orders that learners can still return */
            held: number;
            /** @description In payouts that await their approval or payment */
            awaiting_payment: number;
            /** @description Paise or cents */
            paid_out: number;
            /** @description The latest 12, earliest first */
            months: components["schemas"]["EarningsMonth"][];
        };
        DeletionPreview: {
            /** @description Seats of batches that are not over; they are given back */
            seats: {
                course_name: string;
                batch: components["schemas"]["Batch"];
                /** @enum {string} */
                currency: "INR" | "USD";
                /** @description What was paid, in paise or cents */
                amount: number;
                /** @description What goes back to the learner, in paise or cents */
                refund: number;
                /** @description The refund rule as it applies, for the learner */
                message: string;
            }[];
            /** @description Places in waiting lists and offered seats */
            waiting: number;
            /** @description Valid certificates; they are revoked */
            certificates: number;
            /** @description Invoices and credit notes; they are kept as the law asks */
            invoices: number;
        };
        DidDocument: {
            "@context": string[];
            id: string;
            verificationMethod: {
                id: string;
                /** @enum {string} */
                type: "JsonWebKey2020";
                controller: string;
                publicKeyJwk: {
                    [key: string]: string;
                };
            }[];
            assertionMethod: string[];
        };
        Earnings: {
            /** @description Day of the next payouts, YYYY-MM-DD */
            next_payout_on: string;
            /** @description Masked; null while the trainer has typed none */
            account: string | null;
            /** @description The end of the wait after a change of the account; null without one, ISO 8601 in UTC */
            payouts_from: string | null;
            currencies: components["schemas"]["CurrencyEarnings"][];
            /** @description The latest 100, latest first */
            payouts: components["schemas"]["Payout"][];
        };
        EarningsLine: {
            id: number;
            /** @description When the money moved, ISO 8601 in UTC */
            at: string;
            /** @enum {string} */
            kind: "sale" | "refund" | "chargeback" | "chargeback-reversal" | "unassigned-payment" | "payout" | "payout-paid" | "payout-failed";
            order_id: number;
            order_number: string;
            course_id: number;
            course_name: string;
            /** @description Empty when the learner gave none */
            learner_name: string;
            /** @description Of the invoice or the credit note */
            invoice_number: string | null;
            /** @enum {string} */
            currency: "INR" | "USD";
            /** @description Positive for payments, negative for what went back */
            amount: number;
            /** @description Taxes in the amount */
            tax: number;
            /** @description Of the platform */
            fee: number;
            /** @description What the trainer gets */
            net: number;
            payout_id: number | null;
        };
        EarningsMonth: {
            month: string;
            orders: number;
            /** @description Payments of learners, with taxes */
            sales: number;
            /** @description Refunds and chargebacks */
            refunds: number;
            /** @description Platform fees */
            fees: number;
            /** @description Sales less refunds and fees */
            net: number;
            links: components["schemas"]["StatementLinks"];
        };
        EarningsSums: {
            /** @description Payments of learners, with taxes */
            sales: number;
            /** @description Refunds and chargebacks */
            refunds: number;
            /** @description Platform fees */
            fees: number;
            /** @description Sales less refunds and fees */
            net: number;
        };
        EnquiryThread: {
            id: number;
            /** @enum {string} */
            status: "new" | "answered" | "closed";
            reply: string | null;
            answered_at: string | null;
            /** @description All messages, oldest first: the question, the first answer and what followed */
            thread: {
                from_trainer: boolean;
                text: string;
                created_at: string;
            }[];
            /** @description Messages of the other side that the reader has not read */
            unread: number;
        };
        EnrolledStudent: {
            /** @description The latest, when there are several */
            enrollment_id: number;
            user_id: number;
            name: string;
            profile_photo: string | null;
            /** @description Null when the account is deleted */
            email: string | null;
            phone: string | null;
            /** @description Always null: postal addresses are not shared */
            address: string | null;
            /** @enum {string} */
            enrollment_status: "Active" | "Completed" | "Refunded";
            /** @description A refunded learner's reason */
            refund_reason?: string | null;
            /** @description ISO 8601, UTC */
            purchase_date: string;
            /** @description The sum of all enrolments without refunds, in paise or cents */
            amount: number;
            /** @enum {string} */
            currency: "INR" | "USD";
            /** @description Whether the caller may refund the learner */
            can_refund?: boolean;
            batches: {
                id: number;
                start_date: string;
                /** @description Schedule in words */
                label: string;
                /**
                 * @description Moved: changed to another batch; Left: gave a free seat back
                 * @enum {string}
                 */
                state: "Active" | "Completed" | "Refunded" | "Moved" | "Left";
            }[];
        };
        ExaminedTrainer: {
            id: number;
            /** @enum {string} */
            kind: "individual" | "institute";
            name: string;
            email: string;
            course_count: number;
            /**
             * @description expired: was verified; none: never asked, or withdrew the request
             * @enum {string}
             */
            standing: "waiting" | "verified" | "refused" | "expired" | "none";
            /** @description Last day, YYYY-MM-DD */
            verified_until: string | null;
            /** @description Of the latest request */
            requested_at: string | null;
            /** @description False for the own verification and that of the own institute */
            can_decide: boolean;
            request: components["schemas"]["VerificationRequest"] | null;
        };
        ExtensionSettings: {
            /** Switched off */
            off: string[];
        };
        Facets: {
            categories: {
                name: string;
                count: number;
            }[];
            difficulties: {
                /** @enum {string} */
                name: "Beginner" | "Intermediate" | "Advanced";
                count: number;
            }[];
            modes: {
                /** @enum {string} */
                name: "Online" | "Classroom(Offline)" | "Online/Offline";
                count: number;
            }[];
            languages: {
                name: string;
                count: number;
            }[];
            /** @description 16 equal buckets from 0 to price_ceiling */
            price_buckets: number[];
            price_ceiling: number;
        };
        Feedback: {
            id: number;
            user_name: string;
            rating: number;
            comment: string;
            course_id: number | null;
            course_name: string | null;
            trainer_id: number;
            trainer_name: string;
            /** @description Public answer of the trainer */
            answer: string | null;
            answered_at: string | null;
            /** @description ISO 8601, UTC */
            created_at: string;
            updated_at: string;
            /** @description Changes with the record; a save sends it back */
            version: number;
            /** @description Changes with the answer; a save of the answer sends it as `version` */
            answer_version: number;
        };
        FeeSettings: {
            /**
             * Platform fee
             * @description Per cent of a payment
             */
            platform_fee_percent: number;
            /** @description Whether paid courses are published for verified trainers only; false by default */
            verified_trainers_only?: boolean;
        };
        FlagSettings: {
            /** Values */
            values: components["schemas"]["StoredValue"][];
        };
        HeldRefund: {
            id: number;
            order_id: number;
            course_name: string;
            trainer_name: string;
            /** @enum {string} */
            currency: "INR" | "USD";
            /** @description To be paid back, in paise or cents */
            amount: number;
            reason: string;
            /** @description When it was requested, ISO 8601 in UTC */
            requested_at: string;
        };
        Interest: {
            category_id: number;
            category: string;
            sub_category_id: number | null;
            sub_category: string | null;
        };
        Interests: {
            results: components["schemas"]["Interest"][];
            /** @description Changes with the record; a save sends it back */
            version: number;
        };
        Invoice: {
            id: number;
            /** @enum {string} */
            kind: "invoice" | "credit-note";
            /** @description Without a gap for each seller and financial year */
            number: string;
            /** @description With taxes, in paise or cents */
            amount: number;
            /** @description The PDF file; opens for half an hour without a token */
            url: string;
        };
        JoinedClass: {
            /** @description The meeting */
            url: string;
            /** @description For example Zoom; the host of an unknown product */
            provider: string;
            session: {
                date: string;
                /** @description Start, ISO 8601 in UTC */
                starts_at: string;
                /** @description End, ISO 8601 in UTC */
                ends_at: string;
            };
        };
        Language: {
            id: number;
            name: string;
            display_name: string;
            /** @description Earlier names, which addresses may still have; absent without one */
            former_names?: string[];
        };
        LearningGoal: {
            user_id: number;
            /** @description Empty when not set */
            learning_goal: string;
            hours_per_week: number | null;
            /** @description YYYY-MM-DD */
            target_date: string | null;
            /** @description ISO 8601, UTC */
            updated_at: string | null;
            /** @description Changes with the record; a save sends it back */
            version: number;
        };
        Ledger: {
            /** @description Percent of a payment */
            platform_fee: number;
            balances: components["schemas"]["LedgerBalance"][];
            checks: components["schemas"]["LedgerCheck"][];
        };
        LedgerBalance: {
            /** @enum {string} */
            account: "provider" | "trainer" | "payouts" | "platform" | "unassigned";
            /** @enum {string} */
            currency: "INR" | "USD";
            /** @description What the account has, negative: what it owes; in paise or cents */
            amount: number;
        };
        LedgerCheck: {
            /** @description ISO 8601 in UTC */
            at: string;
            ok: boolean;
            transfers: number;
            entries: number;
            orders: number;
            problems: string[];
        };
        LegalText: {
            /** @enum {string} */
            document: "terms" | "privacy" | "policy";
            /**
             * Number
             * @description 1 is the built-in text
             */
            number: number;
            /** @description Null for the built-in text, which pages have */
            text: string | null;
            /** @description Null for the built-in text, ISO 8601 in UTC */
            effective_from: string | null;
            versions: {
                /**
                 * Number
                 * @description 1 is the built-in text
                 */
                number: number;
                /** @description Null for the built-in text, ISO 8601 in UTC */
                effective_from: string | null;
                /** @enum {string} */
                state: "earlier" | "in-force" | "upcoming";
            }[];
        };
        Like: {
            liked: boolean;
            likeCount: number;
        };
        ListedBatch: {
            id: number;
            courseId: number;
            trainerId: number;
            /**
             * @description 1, 9 weekdays; 2, 8 weekends; 3 any day; 10 every day
             * @enum {integer}
             */
            day_of_week: 1 | 2 | 3 | 8 | 9 | 10;
            /** @description Class days that no code names, 1 (Monday) to 7; else null */
            weekdays: number[] | null;
            start_date: string;
            /** @description Last day, YYYY-MM-DD */
            end_date: string | null;
            /** @description Free text such as 2 hours */
            duration: string;
            /** @description HH:MM on a 24-hour clock, in the time zone */
            time_from: string;
            time_to: string | null;
            /** @enum {string} */
            TimeFromType: "AM" | "PM";
            /** @enum {string|null} */
            TimeToType: "AM" | "PM" | null;
            /** @enum {string} */
            timezone: "IST" | "UTC" | "EST" | "PST";
            /** @enum {string} */
            timePart: "Morning" | "Afternoon" | "Evening" | "Night";
            /** @enum {string} */
            mode: "Online" | "Classroom(Offline)" | "Online/Offline";
            area: string | null;
            /** @description Street address of the classroom; left out of course cards */
            address?: string;
            trainer_name: string;
            /** @description Null is unlimited */
            seats: number | null;
            /** @description Neither taken nor held; 0 is full, null is unlimited */
            seats_left: number | null;
            /** @description Learners on the waiting list */
            waiting: number;
            /** @description Whether it is open for enrolment */
            status: boolean;
            /** @enum {string} */
            state: "open" | "closed" | "cancelled";
            session_changes: components["schemas"]["SessionChange"][];
            /** @description Those with a seat; only for the trainer */
            learners?: number;
            /**
             * @description How its classes can be joined online, without the link; only for the trainer
             * @enum {string}
             */
            meeting?: "link" | "room" | "none";
            /** @description Changes with the record; a save sends it back */
            version: number;
            course_name: string;
        };
        ListedTrainer: {
            id: number;
            /** @enum {string} */
            kind: "individual" | "institute";
            name: string;
            email: string;
            course_count: number;
            /**
             * @description expired: was verified; none: never asked, or withdrew the request
             * @enum {string}
             */
            standing: "waiting" | "verified" | "refused" | "expired" | "none";
            /** @description Last day, YYYY-MM-DD */
            verified_until: string | null;
            /** @description Of the latest request */
            requested_at: string | null;
        };
        ListedUser: {
            id: number;
            name: string;
            email: string;
            photo: string | null;
            roles: ("learner" | "trainer" | "institute" | "staff" | "administrator")[];
            rights: ("content" | "people" | "finance" | "operations" | "owner")[];
            /** @description When the user signed up */
            created_at: string;
            /** @description Last use of a session; null without one in the last months */
            last_used_at: string | null;
            block: {
                at: string;
                /** @description As its person reads it */
                reason: string;
                /** @description Name of the administrator */
                by: string | null;
            } | null;
        };
        ListEntry: {
            id: number;
            /** @description The part of addresses */
            name: string;
            display_name: string;
            /**
             * @description Of categories only
             * @enum {string|null}
             */
            motif: "cloud" | "ai" | "data" | "web" | "security" | "testing" | "design" | "pipeline" | "erp" | "mobile" | "plan" | "code" | null;
            /** @description Not offered any more; courses keep it */
            hidden: boolean;
            /** @description The entry that took over its courses */
            merged_into: number | null;
            /** @description Names whose addresses lead to it */
            former_names: string[];
            /** @description Courses that are not deleted, drafts included */
            courses: number;
            /** @description Changes with the record; a save sends it back */
            version: number;
        };
        MaintenanceSettings: {
            on: boolean;
            /** Message */
            message: string;
            /**
             * Until
             * Format: date-time
             */
            until: string | null;
        };
        ManagedLegal: {
            /** @enum {string} */
            document: "terms" | "privacy" | "policy";
            /** @description Changes with the record; a save sends it back */
            version: number;
            versions: {
                /**
                 * Number
                 * @description 1 is the built-in text
                 */
                number: number;
                /** @description Null for the built-in text, ISO 8601 in UTC */
                effective_from: string | null;
                /** @enum {string} */
                state: "earlier" | "in-force" | "upcoming";
                text: string | null;
                must_accept: boolean;
                /** @description When it was saved, ISO 8601 in UTC */
                saved_at: string | null;
                /** @description Name of the administrator */
                saved_by: string | null;
                /** @description People who accepted it */
                accepted: number;
            }[];
        };
        ManagedList: {
            /** @enum {string} */
            list: "categories" | "subcategories" | "languages";
            /** @description Of a list of subcategories */
            category_id: number | null;
            entries: components["schemas"]["ListEntry"][];
        };
        Material: {
            id: number;
            batch_id: number;
            /** @enum {string} */
            kind: "material" | "recording";
            title: string;
            session_day: string | null;
            visible_from: string | null;
            link: string | null;
            file: {
                name: string;
                /** @description Bytes */
                size: number;
            } | null;
            /** @description Changes with the record; a save sends it back */
            version: number;
        };
        Meeting: {
            batch_id: number;
            url: string | null;
            /** @description For example Zoom; the host of an unknown product */
            provider: string | null;
            /** @description The site makes a meeting for each class, because there is no link */
            is_on_demand: boolean;
            /** @description Changes with the record; a save sends it back */
            version: number;
        };
        ModeratedComment: {
            id: number;
            comment: string;
            /** @description Null after the account was deleted */
            userId: number | null;
            user: {
                user_name: string | null;
            };
            created_at: string;
            hidden: boolean;
            /** @description Whether a moderator blocked the author's comments */
            author_stopped: boolean;
            /** @description Changes with the record; a save sends it back */
            version: number;
        };
        ModeratedCourse: {
            id: number;
            name: string;
            slug: string;
            trainer_id: number;
            trainer_name: string;
            /** @description Whether visitors see it */
            is_public: boolean;
            hidden: boolean;
            hidden_reason: string | null;
            /** @description Latest first */
            reports: {
                /** @enum {string} */
                reason: "misleading" | "not-held" | "copied" | "offensive" | "fraud" | "other";
                note: string;
                /** @description ISO 8601, UTC */
                created_at: string;
                /** @description Whether an administrator dismissed it or hid the course */
                handled: boolean;
            }[];
        };
        ModeratedFeedback: {
            id: number;
            user_name: string;
            rating: number;
            comment: string;
            course_id: number | null;
            course_name: string | null;
            trainer_id: number;
            trainer_name: string;
            /** @description Public answer of the trainer */
            answer: string | null;
            answered_at: string | null;
            /** @description ISO 8601, UTC */
            created_at: string;
            updated_at: string;
            /** @description Changes with the record; a save sends it back */
            version: number;
            /** @description Changes with the answer; a save of the answer sends it as `version` */
            answer_version: number;
            hidden: boolean;
            /** @description Latest first */
            reports: {
                /** @enum {string} */
                reason: "advertising" | "offensive" | "personal-data" | "off-topic" | "other";
                note: string;
                /** @description ISO 8601, UTC */
                created_at: string;
                /** @description Whether an administrator dismissed it or hid the review */
                handled: boolean;
            }[];
        };
        Module: {
            id: number;
            module_name: string;
            /** @description Comma list */
            topic_name: string;
            /** @description Comma list */
            hands_on: string;
            /** @description Comma list */
            skills: string;
            /** @description Changes with the record; a save sends it back. Only for callers who may change it */
            version?: number;
        };
        NewCalendarFeed: {
            /** @description For calendar programs to subscribe to. Shown once: only a hash is stored */
            url: string;
            created_at: string;
        };
        NewsletterIssue: {
            /** @description How many the newsletter has now */
            subscribers: number;
            /** @description ISO 8601, UTC; null for a post that was not sent */
            sent_at: string | null;
            /** @description How many it was sent to */
            recipients: number | null;
        };
        NewsletterSubscription: {
            /**
             * @description What the link does; each does one
             * @enum {string}
             */
            action: "confirm" | "end";
            /**
             * @description pending: the link can confirm it. ended: the reader is not subscribed
             * @enum {string}
             */
            state: "pending" | "subscribed" | "ended";
        };
        Notification: {
            id: number;
            /** @description A kind that the API raises, or `<remote>.<name>` of a remote */
            kind: string;
            title: string;
            /** @description Empty when the title says everything */
            body: string;
            /** @description Path on this site */
            link: string | null;
            /** @description ISO 8601, UTC */
            created_at: string;
            is_read: boolean;
        };
        NotificationPreferences: {
            /** @description A kind that the API raises, or `<remote>.<name>` of a remote */
            kind: string;
            settings: components["schemas"]["NotificationSetting"][];
        };
        NotificationSetting: {
            /** @description A kind that the API raises, or `<remote>.<name>` of a remote */
            kind: string;
            label: string;
            description: string;
            channels: {
                /** @enum {string} */
                channel: "in-app" | "mail";
                enabled: boolean;
                /** @description The user cannot change it */
                mandatory: boolean;
            }[];
        };
        OpenBatch: {
            id: number;
            courseId: number;
            trainerId: number;
            /**
             * @description 1, 9 weekdays; 2, 8 weekends; 3 any day; 10 every day
             * @enum {integer}
             */
            day_of_week: 1 | 2 | 3 | 8 | 9 | 10;
            /** @description Class days that no code names, 1 (Monday) to 7; else null */
            weekdays: number[] | null;
            start_date: string;
            /** @description Last day, YYYY-MM-DD */
            end_date: string | null;
            /** @description Free text such as 2 hours */
            duration: string;
            /** @description HH:MM on a 24-hour clock, in the time zone */
            time_from: string;
            time_to: string | null;
            /** @enum {string} */
            TimeFromType: "AM" | "PM";
            /** @enum {string|null} */
            TimeToType: "AM" | "PM" | null;
            /** @enum {string} */
            timezone: "IST" | "UTC" | "EST" | "PST";
            /** @enum {string} */
            timePart: "Morning" | "Afternoon" | "Evening" | "Night";
            /** @enum {string} */
            mode: "Online" | "Classroom(Offline)" | "Online/Offline";
            area: string | null;
            /** @description Street address of the classroom; left out of course cards */
            address?: string;
            trainer_name: string;
            /** @description Null is unlimited */
            seats: number | null;
            /** @description Neither taken nor held; 0 is full, null is unlimited */
            seats_left: number | null;
            /** @description Learners on the waiting list */
            waiting: number;
            /** @enum {boolean} */
            status: true;
            /** @enum {string} */
            state: "open" | "closed" | "cancelled";
            session_changes: components["schemas"]["SessionChange"][];
            /** @description Those with a seat; only for the trainer */
            learners?: number;
            /**
             * @description How its classes can be joined online, without the link; only for the trainer
             * @enum {string}
             */
            meeting?: "link" | "room" | "none";
            /** @description Changes with the record; a save sends it back. Only for callers who may change it */
            version?: number;
        };
        Order: {
            id: number;
            /** @enum {string} */
            status: "created" | "paid" | "failed" | "expired" | "refunded";
            course_id: number;
            /** @description The name when the order was placed */
            course_name: string;
            trainer_id: number;
            trainer_name: string;
            batch_id: number;
            batch: components["schemas"]["Batch"];
            /** @enum {string} */
            currency: "INR" | "USD";
            /** @description Before the discount, in paise or cents */
            full_amount: number;
            /** @description Percent */
            discount: number;
            coupon_code: string | null;
            /** @description What the coupon takes off, in paise or cents */
            coupon_amount: number;
            /** @description To be paid, in paise or cents */
            amount: number;
            /** @enum {string} */
            provider: "free" | "sandbox" | "razorpay";
            /** @description When the order was placed, ISO 8601 in UTC */
            created_at: string;
            /** @description The end of the price hold, ISO 8601 in UTC */
            expires_at: string;
            /** @description When it was paid, ISO 8601 in UTC */
            paid_at: string | null;
            enrollment_id: number | null;
            /** @description The invoice, then the credit notes of refunds */
            invoices: components["schemas"]["Invoice"][];
            /** @description How it was paid, e.g. upi */
            method: string | null;
            /** @description The provider's id of the payment */
            payment_id: string | null;
            refund: components["schemas"]["Refund"] | null;
            ended: components["schemas"]["OrderEnded"] | null;
            /** @description Parts that leave the learner enrolled, earliest first */
            partial_refunds: components["schemas"]["Refund"][];
            checkout: components["schemas"]["Checkout"] | null;
        };
        OrderEnded: {
            /** @enum {string} */
            code: "batch-cancelled" | "batch-over" | "course-removed" | "offer-changed" | "batch-full" | "already-enrolled" | "account-deleted";
            /** @description For the learner */
            message: string;
        };
        OverviewContent: {
            /** @description Reviews with open reports */
            reported_reviews: number;
            /** @description Courses with open reports */
            reported_courses: number;
            /** @description Messages without an answer */
            open_messages: number;
        };
        OverviewMoney: {
            /** @description Payouts that wait for an approval, without those that wait for later sales */
            awaiting: components["schemas"]["WaitingSum"][];
            /** @description Approved payouts that are not paid yet */
            approved: components["schemas"]["WaitingSum"][];
            /** @description Refunds that wait for an approval */
            held_refunds: components["schemas"]["WaitingSum"][];
        };
        OverviewOperation: {
            /** @description Jobs that failed for good */
            failed_jobs: number;
            is_backup_scheduled: boolean;
            /** @description End of the last good backup, ISO 8601 in UTC */
            last_backup: string | null;
        };
        OverviewPeople: {
            /** @description Trainers who wait for their verification */
            waiting_trainers: number;
        };
        OwnAttendance: {
            batch_id: number;
            /** @description Sessions that began */
            held: number;
            attended: number;
            /** @description Days of the missed sessions, in order */
            missed: string[];
            /** @description Days in the timetable of the sessions at which the learner was */
            present?: string[];
            /** @description Days in the timetable of the sessions that were over before the enrolment */
            too_early?: string[];
        };
        OwnCourse: {
            id: number;
            trainer_id: number;
            slug: string;
            course_name: string;
            description: string;
            /** @description Display name; null in an unfinished draft */
            category: string | null;
            category_id: number | null;
            /** @description Machine name */
            category_name: string | null;
            /** @enum {string|null} */
            category_motif: "cloud" | "ai" | "data" | "web" | "security" | "testing" | "design" | "pipeline" | "erp" | "mobile" | "plan" | "code" | null;
            sub_category: string | null;
            sub_category_id: number | null;
            /** @enum {string} */
            difficulty_level: "Beginner" | "Intermediate" | "Advanced";
            language: string;
            language_id: number;
            /** @enum {string} */
            mode: "Online" | "Classroom(Offline)" | "Online/Offline";
            /** @enum {string} */
            course_mode: "Online" | "Classroom(Offline)" | "Online/Offline";
            /** @description Modes of its batches */
            timing_modes: ("Online" | "Classroom(Offline)" | "Online/Offline")[];
            trainer_name: string;
            trainer_rating: components["schemas"]["Rating"] | null;
            trainer_photo: string | null;
            trainer_photo_sources: components["schemas"]["PictureSources"] | null;
            /** @description City of the trainer, where classroom batches meet */
            location: string;
            /** @description From the place searched for; null unless known */
            distance_km?: number | null;
            rating: components["schemas"]["Rating"] | null;
            /** @description URL of the widest file */
            thumbnail: string | null;
            thumbnail_sources: components["schemas"]["PictureSources"] | null;
            /** @description Rupees; null is on request, 0 is free */
            fee: number | null;
            /** @description Dollars */
            fee_usd: number | null;
            /** @description Per cent off each fee */
            discount: number;
            /** @description The first batch's, free text; empty without a batch */
            duration: string;
            /** @description First day of the next batch, else of the last, YYYY-MM-DD */
            start_date: string | null;
            /** @description Open ones; all of them in the trainer's own answers */
            batches: components["schemas"]["Batch"][];
            /** @description A class that shows how the trainer teaches */
            is_demo: boolean;
            /** @enum {string} */
            course_status: "draft" | "published";
            is_active: boolean;
            /** @description Highest wizard stage reached, 0 to 5 */
            stage: number;
            /** @description Null unless the caller contacted the trainer */
            contact_no: string | null;
            /** @description Null unless the caller contacted the trainer */
            email_id: string | null;
            /** @description Null unless the caller contacted the trainer */
            trainer_contact: string | null;
            /** @description Null unless the caller contacted the trainer */
            trainer_email: string | null;
            /** @description Null unless the caller contacted the trainer */
            trainer_chat: string | null;
            /** @description User id; for its trainer and admins */
            created_by?: number | null;
            /** @description User id; for its trainer and admins */
            modified_by?: number | null;
            /** @description Why an administrator hid it; null when none did. For its trainer and admins */
            hidden_reason?: string | null;
            timings: components["schemas"]["Batch"][];
            contents: components["schemas"]["Content"][];
            curriculums: components["schemas"]["Module"][];
            activitycount?: components["schemas"]["ActivityCount"];
        };
        OwnFeedback: {
            id: number | null;
            course_id: number;
            course_name: string;
            rating: number | null;
            comment: string;
            updated_at: string | null;
            /**
             * @description Why the caller cannot review the course
             * @enum {string|null}
             */
            refusal: "no-class-yet" | "not-attended" | null;
            /** @description When the first class ends, with no-class-yet */
            opens_at: string | null;
            /** @description Changes with the record; a save sends it back */
            version: number;
        };
        PaidEnrollment: {
            enrollment_id: number;
            /** @enum {string} */
            enrollment_status: "Active" | "Completed" | "Refunded";
            learner_name: string;
            course_name: string;
            /** @enum {string} */
            currency: "INR" | "USD";
            /** @description What was paid, in paise or cents */
            amount: number;
            /** @description What can still be refunded, in paise or cents */
            refundable: number;
            /** @description When it was paid, ISO 8601 in UTC */
            paid_at: string;
            /** @description The invoice, then the credit notes of refunds */
            invoices: components["schemas"]["Invoice"][];
            /** @description Earliest first */
            refunds: components["schemas"]["Refund"][];
        };
        Passkey: {
            id: number;
            name: string;
            /** @description Copied to the user's other devices by its provider */
            is_synced: boolean;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            last_used_at: string | null;
        };
        Payment: {
            id: number;
            /** @enum {string} */
            status: "created" | "paid" | "failed" | "expired" | "refunded";
            course_id: number;
            /** @description The name when the order was placed */
            course_name: string;
            trainer_id: number;
            trainer_name: string;
            batch_id: number;
            batch: components["schemas"]["Batch"];
            /** @enum {string} */
            currency: "INR" | "USD";
            /** @description Before the discount, in paise or cents */
            full_amount: number;
            /** @description Percent */
            discount: number;
            coupon_code: string | null;
            /** @description What the coupon takes off, in paise or cents */
            coupon_amount: number;
            /** @description To be paid, in paise or cents */
            amount: number;
            /** @enum {string} */
            provider: "free" | "sandbox" | "razorpay";
            /** @description When the order was placed, ISO 8601 in UTC */
            created_at: string;
            /** @description The end of the price hold, ISO 8601 in UTC */
            expires_at: string;
            /** @description When it was paid, ISO 8601 in UTC */
            paid_at: string | null;
            enrollment_id: number | null;
            /** @description The invoice, then the credit notes of refunds */
            invoices: components["schemas"]["Invoice"][];
            /** @description How it was paid, e.g. upi */
            method: string | null;
            /** @description The provider's id of the payment */
            payment_id: string | null;
            refund: components["schemas"]["Refund"] | null;
            ended: components["schemas"]["OrderEnded"] | null;
            /** @description Parts that leave the learner enrolled, earliest first */
            partial_refunds: components["schemas"]["Refund"][];
        };
        PaymentConfig: {
            trainer_id: number;
            /** @description Empty while nothing is configured */
            currencies: ("INR" | "USD")[];
            /** @enum {string|null} */
            payout_kind: "upi" | "bank" | null;
            upi_id: string | null;
            account_name: string | null;
            /** @description Its last four digits; the whole number is never returned */
            account_number_ending: string | null;
            ifsc: string | null;
            bank_name: string | null;
            tax_number: string | null;
            refund_terms_accepted: boolean;
            /** @description ISO 8601, UTC; null while nothing is configured */
            updated_at: string | null;
            /** @description Changes with the record; a save sends it back */
            version: number;
            /** @description The trainer's public courses, which need a fee in one of the currencies */
            courses: {
                id: number;
                course_name: string;
                fee: number | null;
                fee_usd: number | null;
                discount: number;
            }[];
        };
        Payout: {
            id: number;
            /** @enum {string} */
            currency: "INR" | "USD";
            /** @description What is paid; refunds can make it negative until the approval, in paise or cents */
            amount: number;
            /** @enum {string} */
            state: "awaiting" | "approved" | "paid" | "failed";
            /** @description When it was prepared, ISO 8601 in UTC */
            created_at: string;
            /** @description When it was approved, ISO 8601 in UTC */
            approved_at: string | null;
            /** @description When it was paid or failed, ISO 8601 in UTC */
            closed_at: string | null;
            /** @description Masked; null before the approval */
            account: string | null;
            /** @description Of the bank or the payment provider */
            reference: string | null;
            failure: string | null;
            links: components["schemas"]["StatementLinks"];
        };
        PayoutAccount: {
            /** @enum {string} */
            kind: "upi" | "bank";
            upi_id: string | null;
            account_name: string | null;
            account_number: string | null;
            ifsc: string | null;
            bank_name: string | null;
        };
        PayoutApproval: {
            user_id: number;
            name: string;
            /** @description When, ISO 8601 in UTC */
            at: string;
        };
        PendingConsent: {
            /** @enum {string} */
            document: "terms" | "privacy" | "policy";
            /**
             * Number
             * @description 1 is the built-in text
             */
            number: number;
            /** @description Since when it is in force, ISO 8601 in UTC */
            effective_from: string;
        };
        PictureSources: {
            avif: string | null;
            webp: string | null;
            width: number;
            height: number;
        };
        Place: {
            id: number;
            name: string;
        };
        Post: {
            id: number;
            blog_id: number;
            slug: string;
            title: string;
            Title: string;
            /** @description Sanitised HTML */
            content: string;
            tags: string[];
            meta_title: string;
            meta_description: string;
            /** @description Comma list */
            meta_keywords: string;
            /** @enum {string} */
            status: "draft" | "published";
            image_url: string | null;
            ImageUrl: string | null;
            author: string;
            likeCount: number;
            commentCount: number;
            created_at: string;
            updated_at: string;
            published_at: string | null;
            /** @description When the draft is published */
            scheduled_at: string | null;
        };
        PostDetails: {
            id: number;
            blog_id: number;
            slug: string;
            title: string;
            Title: string;
            /** @description Sanitised HTML */
            content: string;
            tags: string[];
            meta_title: string;
            meta_description: string;
            /** @description Comma list */
            meta_keywords: string;
            /** @enum {string} */
            status: "draft" | "published";
            image_url: string | null;
            ImageUrl: string | null;
            author: string;
            likeCount: number;
            commentCount: number;
            created_at: string;
            updated_at: string;
            published_at: string | null;
            /** @description When the draft is published */
            scheduled_at: string | null;
            /** @description The caller's own like; all likes for admins */
            likes: {
                userId: number;
            }[];
            liked: boolean;
            comments: components["schemas"]["Comment"][];
        };
        PreferredBatch: {
            course_id: number;
            batch_id: number | null;
        };
        Profile: {
            user_id: number;
            name: string;
            email_id: string;
            /** @description With + and the country code; empty when not set */
            contact_no: string;
            country_code: string;
            gender: string;
            designation: string;
            about_us: string;
            address: string;
            pin_code: string;
            photo: string | null;
            country_id: number | null;
            country: string | null;
            state_id: number | null;
            state: string | null;
            city_id: number | null;
            city: string | null;
            is_admin: boolean;
            trainer_id: number | null;
            /** @description Changes with the record; a save sends it back */
            version: number;
        };
        Purchase: {
            id: number;
            trainer_id: number;
            slug: string;
            course_name: string;
            description: string;
            /** @description Display name; null in an unfinished draft */
            category: string | null;
            category_id: number | null;
            /** @description Machine name */
            category_name: string | null;
            /** @enum {string|null} */
            category_motif: "cloud" | "ai" | "data" | "web" | "security" | "testing" | "design" | "pipeline" | "erp" | "mobile" | "plan" | "code" | null;
            sub_category: string | null;
            sub_category_id: number | null;
            /** @enum {string} */
            difficulty_level: "Beginner" | "Intermediate" | "Advanced";
            language: string;
            language_id: number;
            /** @enum {string} */
            mode: "Online" | "Classroom(Offline)" | "Online/Offline";
            /** @enum {string} */
            course_mode: "Online" | "Classroom(Offline)" | "Online/Offline";
            /** @description Modes of its batches */
            timing_modes: ("Online" | "Classroom(Offline)" | "Online/Offline")[];
            trainer_name: string;
            trainer_rating: components["schemas"]["Rating"] | null;
            trainer_photo: string | null;
            trainer_photo_sources: components["schemas"]["PictureSources"] | null;
            /** @description City of the trainer, where classroom batches meet */
            location: string;
            /** @description From the place searched for; null unless known */
            distance_km?: number | null;
            rating: components["schemas"]["Rating"] | null;
            /** @description URL of the widest file */
            thumbnail: string | null;
            thumbnail_sources: components["schemas"]["PictureSources"] | null;
            /** @description Rupees; null is on request, 0 is free */
            fee: number | null;
            /** @description Dollars */
            fee_usd: number | null;
            /** @description Per cent off each fee */
            discount: number;
            /** @description The first batch's, free text; empty without a batch */
            duration: string;
            /** @description First day of the next batch, else of the last, YYYY-MM-DD */
            start_date: string | null;
            batches: components["schemas"]["OpenBatch"][];
            /** @description A class that shows how the trainer teaches */
            is_demo: boolean;
            /** @enum {string} */
            course_status: "draft" | "published";
            is_active: boolean;
            /** @description Highest wizard stage reached, 0 to 5 */
            stage: number;
            /** @description Null unless the caller contacted the trainer */
            contact_no: string | null;
            /** @description Null unless the caller contacted the trainer */
            email_id: string | null;
            /** @description Null unless the caller contacted the trainer */
            trainer_contact: string | null;
            /** @description Null unless the caller contacted the trainer */
            trainer_email: string | null;
            /** @description Null unless the caller contacted the trainer */
            trainer_chat: string | null;
            enrollment_id: number;
            /** @enum {string} */
            enrollment_status: "Active" | "Completed" | "Refunded";
            /** @description When the learner enrolled, ISO 8601 in UTC */
            purchase_date: string;
            order_id: number;
            /** @description What was paid, in paise or cents */
            amount: number;
            /** @enum {string} */
            currency: "INR" | "USD";
            batch_id: number;
            batch: components["schemas"]["Batch"];
            /** @description Whether an administrator hid the course or blocked its trainer */
            is_paused: boolean;
            coupon_limit: components["schemas"]["CouponLimit"] | null;
        };
        Quote: {
            /** @enum {string} */
            currency: "INR" | "USD";
            /** @description Before the discount, in paise or cents */
            full_amount: number;
            /** @description Percent */
            discount: number;
            coupon_code: string;
            /** @description What the coupon takes off, in paise or cents */
            coupon_amount: number;
            /** @description To be paid, in paise or cents */
            amount: number;
        };
        Rating: {
            average: number;
            count: number;
        };
        ReceivedEnquiry: {
            id: number;
            course_id: number;
            course_name: string;
            trainer_id: number;
            trainer_name: string;
            batch_id: number | null;
            /** @description Schedule of the batch in words */
            batch_label: string | null;
            message: string;
            /** @enum {string} */
            status: "new" | "answered" | "closed";
            reply: string | null;
            /** @description ISO 8601, UTC */
            created_at: string;
            answered_at: string | null;
            /** @description All messages, oldest first: the question, the first answer and what followed */
            thread: {
                from_trainer: boolean;
                text: string;
                created_at: string;
            }[];
            /** @description Messages of the other side that the reader has not read */
            unread: number;
            user_id: number;
            name: string;
            email: string;
            phone: string | null;
        };
        Refund: {
            /** @enum {string} */
            status: "requested" | "succeeded" | "failed";
            /** @description Paid back, in paise or cents */
            amount: number;
            reason: string;
            /** @description False for a part that leaves the learner enrolled */
            closes_order: boolean;
            /** @description It waits for an approval, because the payment was paid to the trainer */
            is_held: boolean;
            /** @description When it was requested, ISO 8601 in UTC */
            requested_at: string;
        };
        RefundOffer: {
            eligible: boolean;
            /** @description The rule as it applies, for the learner */
            message: string;
            /** @description The end of the refund window, ISO 8601 in UTC */
            until: string | null;
            /** @description To be paid back, in paise or cents */
            amount: number;
            /** @description The fee before the discount, in paise or cents */
            full_amount: number;
            /** @enum {string} */
            currency: "INR" | "USD";
            /** @enum {string} */
            status: "created" | "paid" | "failed" | "expired" | "refunded";
            refund: components["schemas"]["Refund"] | null;
        };
        Refusal: {
            /** @constant */
            success: false;
            /** @constant */
            status: "error";
            /** @description A sentence for the user */
            error: string;
            /**
             * @description For programs
             * @enum {string}
             */
            code: "ACCOUNT_BLOCKED" | "ADMIN_ACCOUNT" | "AI_ANSWER_INVALID" | "AI_ANSWER_UNREADABLE" | "AI_IMAGES_UNAVAILABLE" | "AI_QUOTA_USED_UP" | "AI_UNAVAILABLE" | "ALREADY_ANSWERED" | "ALREADY_ENROLLED" | "ALREADY_EXISTS" | "ALREADY_REPORTED" | "BAD_REQUEST" | "BAD_SIGNATURE" | "BATCH_ENDED" | "BATCH_FULL" | "BATCH_HAS_SEATS" | "BATCH_NOT_FOUND" | "BATCH_STATE" | "BLOCKED" | "BLOG_NOT_FOUND" | "BODY_TOO_LARGE" | "BROKEN_PICTURE" | "CALENDAR_NOT_FOUND" | "CANCELLED" | "CATEGORY_NOT_FOUND" | "CERTIFICATE_NOT_FOUND" | "CERTIFICATE_REVOKED" | "CHANGE_NOT_FOUND" | "CLASS_NOT_FOUND" | "CLASS_OVER" | "CLOSING" | "COMMENT_NOT_FOUND" | "CONFIRMATION_REQUIRED" | "CONFLICT" | "CONTENT_NOT_FOUND" | "CONTENT_TYPE_TAKEN" | "COOKIES_BLOCKED" | "COUPON_EXISTS" | "COUPON_NOT_FOUND" | "COUPON_NOT_VALID" | "COUPON_USED_UP" | "COURSE_HIDDEN" | "COURSE_INCOMPLETE" | "COURSE_NOT_FOUND" | "CURRENCY_NOT_ACCEPTED" | "DOCUMENT_NOT_FOUND" | "EDIT_CONFLICT" | "EMAIL_TAKEN" | "ENQUIRY_CLOSED" | "ENQUIRY_NOT_FOUND" | "ENROLMENT_NOT_FOUND" | "FEEDBACK_NOT_FOUND" | "FILE_TOO_LARGE" | "FORBIDDEN" | "FORGED_EVENT" | "GOOGLE_CODE_REQUIRED" | "GOOGLE_OUT_OF_REACH" | "HAS_LEARNERS" | "HAS_OPEN_ORDERS" | "HOLD_TOO_SOON" | "IDEMPOTENCY_KEY_REUSED" | "INTERNAL" | "INVALID_JSON" | "INVITATION_NOT_FOUND" | "INVOICE_NOT_FOUND" | "LAST_FACTOR" | "LAST_OWNER" | "LAST_SHOWN_ENTRY" | "LEARNER_NOT_FOUND" | "LEGAL_VERSION_NOT_FOUND" | "LINK_EXPIRED" | "LIST_CHANGED" | "LIST_ENTRY_NOT_FOUND" | "LIST_FULL" | "MAIL_EVENTS_NOT_SET_UP" | "MAINTENANCE" | "MALFORMED_FORM" | "MATERIAL_NOT_FOUND" | "MEETING_UNAVAILABLE" | "MODULE_NOT_FOUND" | "NAME_NEEDED" | "NAME_TAKEN" | "NEWSLETTER_SENT" | "NOT_ENROLLED" | "NOT_FOUND" | "NOT_PROVEN" | "NOT_REFUNDABLE" | "NOT_YET" | "NO_CLASSROOM" | "NO_FEE_IN_CURRENCY" | "NO_GOOGLE_SIGN_IN" | "NO_LEARNERS" | "NO_MEETING" | "NO_SECOND_FACTOR" | "NO_SUBSCRIBERS" | "NO_SUCH_CALL" | "NO_SUCH_ORDER" | "NO_SUCH_PERSON" | "NO_SUCH_REFERENCE" | "ORDER_NOT_FOUND" | "OTHER_ACCOUNT" | "OWN_ACCOUNT" | "PASSKEY_EXISTS" | "PASSKEY_NOT_FOUND" | "PASSKEY_REFUSED" | "PAYMENTS_NOT_SET_UP" | "PAYMENT_PROVIDER_REFUSED" | "PAYMENT_PROVIDER_UNAVAILABLE" | "PAYOUT_ACCOUNT_CHANGED" | "PAYOUT_ACCOUNT_MISSING" | "PAYOUT_ACCOUNT_NEW" | "PAYOUT_CHANGED" | "PAYOUT_NOT_FOUND" | "PAYOUT_STATE" | "PICTURE_TOO_LARGE" | "POST_NOT_PUBLISHED" | "PREFERENCES_NOT_FOUND" | "PRICE_ON_REQUEST" | "PROOF_REFUSED" | "REFUNDS_CHANGED" | "REFUND_NOT_HELD" | "REFUSAL_NOT_FOUND" | "REVIEW_BEFORE_CLASS" | "REVIEW_NOT_ATTENDED" | "REVISION_NOT_FOUND" | "SEARCH_NOT_FOUND" | "SEAT_FIXED" | "SECOND_FACTOR_REQUIRED" | "SESSION_NOT_FOUND" | "SETTING_VERSION_NOT_FOUND" | "SIGN_IN_EXPIRED" | "SIGN_IN_FIRST" | "STAFF_EXISTS" | "STAFF_NOT_FOUND" | "STEP_UP_REQUIRED" | "STORAGE_QUOTA" | "STORAGE_UNAVAILABLE" | "SUBSCRIPTION_NOT_FOUND" | "SUPPORT_MESSAGE_NOT_FOUND" | "TOO_MANY_CODES" | "TOO_MANY_DOCUMENTS" | "TOO_MANY_ENQUIRIES" | "TOO_MANY_MAILS" | "TOO_MANY_MATERIALS" | "TOO_MANY_PASSKEYS" | "TOO_MANY_REQUESTS" | "TOO_MANY_SEARCHES" | "TOO_MANY_TRIES" | "TOO_MANY_UPLOADS" | "TOTP_EXISTS" | "TOTP_NOT_FOUND" | "TRAINER_ACCOUNT" | "TRAINER_NOT_FOUND" | "TRY_AGAIN" | "UNAUTHORIZED" | "UNAVAILABLE" | "UNSUPPORTED_CONTENT_TYPE" | "UNSUPPORTED_FIELD_TYPE" | "UNSUPPORTED_FILE" | "UNSUPPORTED_MEDIA_TYPE" | "UNSUPPORTED_PICTURE" | "UPLOADS_BUSY" | "UPLOAD_TOO_SLOW" | "USER_NOT_FOUND" | "USE_SECOND_FACTOR" | "VALIDATION_FAILED" | "VERIFICATION_NOT_FOUND" | "VERIFICATION_REQUIRED" | "VERIFICATION_STATE" | "WAITING_ENTRY_NOT_FOUND" | "WAITING_LIST_CLOSED" | "WRONG_CODE";
            fields?: {
                [key: string]: string;
            };
        };
        ReleaseFigures: {
            remote: string;
            version: string;
            loads: number;
            loadFailures: number;
            errors: number;
            loadMs: number | null;
            /** Format: date-time */
            lastSeen: string;
        };
        RemoteSettings: {
            /** Values */
            values: components["schemas"]["StoredValue"][];
        };
        ReturnedBatch: {
            id: number;
            course_id: number;
            course_name: string;
            /** @description Schedule in words */
            label: string;
        };
        Review: {
            id: number;
            user_name: string;
            rating: number;
            comment: string;
            created_at: string;
        };
        Revision: {
            version: number;
            title: string;
            tags: string[];
            /** @enum {string} */
            status: "draft" | "published";
            editor: string;
            created_at: string;
        };
        RevisionDetails: {
            version: number;
            title: string;
            tags: string[];
            /** @enum {string} */
            status: "draft" | "published";
            editor: string;
            created_at: string;
            content: string;
        };
        Room: {
            batch_id: number;
            /** @description Whether someone is in the meeting */
            is_running: boolean;
        };
        RoomRecording: {
            /** @description Day of the session in the timetable */
            session_day: string;
            /** @description Start, ISO 8601 in UTC */
            started_at: string;
            minutes: number | null;
            /** @description Player of the meeting server */
            url: string;
        };
        SavedSearch: {
            id: number;
            name: string;
            query: {
                [key: string]: string | string[];
            };
            /**
             * @description How often the user is notified about new courses that match; daily by default
             * @enum {string}
             */
            digest: "daily" | "weekly" | "never";
            /** @description ISO 8601, UTC */
            created_at: string;
        };
        SearchSuggestions: {
            trainers: {
                id: number;
                name: string;
                headline: string;
            }[];
            /** @description Cities and areas of classroom batches that are not over */
            places: string[];
            tools: string[];
        };
        SecondFactors: {
            passkeys: components["schemas"]["Passkey"][];
            /**
             * Format: date-time
             * @description Null without an authenticator app
             */
            totp_added_at: string | null;
            recovery_codes_left: number;
            /** @description Administrators need a second factor outside demo mode */
            required: boolean;
        };
        SentEnquiry: {
            id: number;
            course_id: number;
            course_name: string;
            trainer_id: number;
            trainer_name: string;
            batch_id: number | null;
            /** @description Schedule of the batch in words */
            batch_label: string | null;
            message: string;
            /** @enum {string} */
            status: "new" | "answered" | "closed";
            reply: string | null;
            /** @description ISO 8601, UTC */
            created_at: string;
            answered_at: string | null;
            /** @description All messages, oldest first: the question, the first answer and what followed */
            thread: {
                from_trainer: boolean;
                text: string;
                created_at: string;
            }[];
            /** @description Messages of the other side that the reader has not read */
            unread: number;
            course: components["schemas"]["Course"] | null;
        };
        Session: {
            id: number;
            /** @description User agent of the browser */
            device: string | null;
            /** @description Network address of the sign-in */
            address: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            last_used_at: string;
            is_current: boolean;
        };
        SessionChange: {
            /** @description Day of the session in the timetable, YYYY-MM-DD */
            date: string;
            /** @enum {string} */
            action: "skip" | "move";
            /** @description New start in the time zone of the batch, YYYY-MM-DDTHH:MM */
            starts_at: string | null;
            reason: string;
        };
        SettingVersion: {
            /** @description 0 is the built-in one */
            version: number;
            /** @description When it was saved, ISO 8601 in UTC */
            saved_at: string | null;
            /** @description Name of the administrator */
            saved_by: string | null;
            /** @description The version that it brought back */
            restored: number | null;
            /** @description What the version says, for people */
            texts: {
                field: string;
                text: string;
            }[];
        };
        SitemapEntry: {
            /** @description Path of the page on the site */
            path: string;
            updated_at: string;
        };
        SitemapParts: {
            /** @description How many parts there are */
            courses: number;
            trainers: number;
            posts: number;
        };
        SiteSettings: {
            brand: {
                /** @description Changes with the record; a save sends it back */
                version: number;
                /** @description When it was saved, ISO 8601 in UTC */
                saved_at: string | null;
                /** @description Name of the administrator */
                saved_by: string | null;
                value: components["schemas"]["BrandSettings"];
            };
            contact: {
                /** @description Changes with the record; a save sends it back */
                version: number;
                /** @description When it was saved, ISO 8601 in UTC */
                saved_at: string | null;
                /** @description Name of the administrator */
                saved_by: string | null;
                value: components["schemas"]["ContactSettings"];
            };
            banner: {
                /** @description Changes with the record; a save sends it back */
                version: number;
                /** @description When it was saved, ISO 8601 in UTC */
                saved_at: string | null;
                /** @description Name of the administrator */
                saved_by: string | null;
                value: components["schemas"]["BannerSettings"];
            };
            maintenance: {
                /** @description Changes with the record; a save sends it back */
                version: number;
                /** @description When it was saved, ISO 8601 in UTC */
                saved_at: string | null;
                /** @description Name of the administrator */
                saved_by: string | null;
                value: components["schemas"]["MaintenanceSettings"];
            };
            fees: {
                /** @description Changes with the record; a save sends it back */
                version: number;
                /** @description When it was saved, ISO 8601 in UTC */
                saved_at: string | null;
                /** @description Name of the administrator */
                saved_by: string | null;
                value: components["schemas"]["FeeSettings"];
            };
            extensions: {
                /** @description Changes with the record; a save sends it back */
                version: number;
                /** @description When it was saved, ISO 8601 in UTC */
                saved_at: string | null;
                /** @description Name of the administrator */
                saved_by: string | null;
                value: components["schemas"]["ExtensionSettings"];
            };
            flags: {
                /** @description Changes with the record; a save sends it back */
                version: number;
                /** @description When it was saved, ISO 8601 in UTC */
                saved_at: string | null;
                /** @description Name of the administrator */
                saved_by: string | null;
                value: components["schemas"]["FlagSettings"];
            };
            remotes: {
                /** @description Changes with the record; a save sends it back */
                version: number;
                /** @description When it was saved, ISO 8601 in UTC */
                saved_at: string | null;
                /** @description Name of the administrator */
                saved_by: string | null;
                value: components["schemas"]["RemoteSettings"];
            };
        };
        SocialPage: {
            /** Name */
            name: string;
            /** Address */
            address: string;
        };
        StaffInvitation: {
            id: number;
            institute_name: string;
            /**
             * @description owner: everything; manager: all but payouts, profile and staff; trainer: own batches
             * @enum {string}
             */
            role: "owner" | "manager" | "trainer";
            /** @description When the caller was invited, ISO 8601 in UTC */
            invited_at: string;
        };
        StaffMember: {
            id: number;
            email: string;
            /** @description Empty until the invitation is accepted */
            name: string;
            /**
             * @description owner: everything; manager: all but payouts, profile and staff; trainer: own batches
             * @enum {string}
             */
            role: "owner" | "manager" | "trainer";
            /** @description Profile that batches can name; only of an accepted trainer */
            trainer_id: number | null;
            /** @description When the address was invited, ISO 8601 in UTC */
            invited_at: string;
            /** @description Null while the invitation is open, ISO 8601 in UTC */
            accepted_at: string | null;
        };
        StatementLinks: {
            csv: string;
            pdf: string;
        };
        StorageUse: {
            /** @description Of pictures, materials and recordings */
            used_bytes: number;
            quota_bytes: number;
        };
        StoredValue: {
            /** @description `remote/name` */
            key: string;
            /** @description Of a flag `on`, `off`, a share such as `25%`, or `role:` with a role; of a setting its text */
            value: string;
        };
        Subcategory: {
            id: number;
            category_id: number;
            name: string;
            /** @description Earlier names, which addresses may still have; absent without one */
            former_names?: string[];
        };
        SupportLinks: {
            trainer_id: number;
            support_email: string | null;
            support_contact: string | null;
            whatsapp_link: string | null;
            telegram_link: string | null;
            other_support_link: string | null;
            website_link: string | null;
            /** @description ISO 8601, UTC; null while there are none */
            updated_at: string | null;
            /** @description Changes with the record; a save sends it back */
            version: number;
        };
        SupportMessage: {
            id: number;
            /**
             * Type
             * @enum {integer}
             */
            type: 3 | 5;
            user_id: number | null;
            name: string;
            email: string;
            phone: string | null;
            message: string;
            /** @description ISO 8601, UTC */
            created_at: string;
            /** @description When an administrator marked it as answered */
            answered_at: string | null;
        };
        SupportType: {
            id: number;
            /**
             * Type
             * @description 0 Newsletter, 3 Trainer support, 5 Contact
             * @enum {integer}
             */
            type: 0 | 3 | 5;
            name: string;
        };
        TaxProfile: {
            name: string;
            address: string;
            /** @description Empty while nothing is stored */
            state: string;
            /** @description Without one, invoices have no tax */
            gstin: string | null;
            /** @description Changes with the record; a save sends it back */
            version: number;
        };
        Ticket: {
            batch_id: number;
            /** @description Of the learner */
            name: string;
            /** @description Text of the QR code */
            code: string;
        };
        Trainer: {
            id: number;
            trainer_id: number;
            /** @enum {string} */
            type: "individual" | "institute";
            name: string;
            institute_name: string | null;
            headline: string;
            about_us: string;
            location: string;
            /** @description Years */
            experience: number;
            photo: string | null;
            photo_sources: components["schemas"]["PictureSources"] | null;
            rating: components["schemas"]["Rating"] | null;
            course_count: number;
            /** @description Whether the platform checked documents that show who it is */
            is_verified: boolean;
            /** @description Categories taught, most courses first */
            categories: string[];
            next_batch: {
                start_date: string;
                course_id: number;
                course_name: string;
            } | null;
        };
        TrainerVerification: {
            /**
             * @description expired: was verified; none: never asked, or withdrew the request
             * @enum {string}
             */
            standing: "waiting" | "verified" | "refused" | "expired" | "none";
            /** @description Last day, YYYY-MM-DD */
            verified_until: string | null;
            can_request: boolean;
            request: components["schemas"]["VerificationRequest"] | null;
        };
        UnreadNotifications: {
            /** @description Unread notifications; 100 stands for 100 and more */
            unread: number;
        };
        User: {
            user_id: number;
            name: string;
            email_id: string;
            /** @description Without the country code */
            contact_no: string | null;
            is_admin: boolean;
            /** @description Of an administrator; missing for other users */
            rights?: ("content" | "people" | "finance" | "operations" | "owner")[];
            trainer_id: number | null;
            photo: string | null;
            /**
             * @description What the user may do for the institute of trainer_id; missing for other users
             * @enum {string}
             */
            institute_role?: "owner" | "manager";
            /** @description True while the name was only taken from the address of an old account */
            has_derived_name?: boolean;
            /** @description True for an administrator who must add a second factor first */
            lacks_second_factor?: boolean;
        };
        UserRecord: {
            id: number;
            name: string;
            email: string;
            photo: string | null;
            roles: ("learner" | "trainer" | "institute" | "staff" | "administrator")[];
            rights: ("content" | "people" | "finance" | "operations" | "owner")[];
            /** @description When the user signed up */
            created_at: string;
            /** @description Last use of a session; null without one in the last months */
            last_used_at: string | null;
            block: {
                at: string;
                /** @description As its person reads it */
                reason: string;
                /** @description Name of the administrator */
                by: string | null;
            } | null;
            contact_no: string | null;
            /** @description Why the address gets no mails */
            dead_address: {
                /** @enum {string} */
                kind: "bounce" | "complaint";
                since: string;
                detail: string;
            } | null;
            trainer: {
                id: number;
                name: string;
                /** @description Public ones */
                course_count: number;
            } | null;
            /** @description Whose staff the user is */
            institutes: {
                id: number;
                name: string;
                /** @enum {string} */
                role: "owner" | "manager" | "trainer";
            }[];
            /** @description Open ones, last used first */
            sessions: {
                id: number;
                user_agent: string | null;
                /** @description Network address of the sign-in */
                address: string | null;
                created_at: string;
                last_used_at: string;
            }[];
            /** @description Latest change first, at most 50 */
            courses: {
                id: number;
                name: string;
                /** @enum {string} */
                status: "draft" | "published";
                /** @description Whether visitors see it */
                is_public: boolean;
                is_deleted: boolean;
            }[];
            /** @description Latest first, at most 50 */
            orders: {
                id: number;
                reference: string;
                course_id: number;
                course_name: string;
                status: string;
                /** @description Minor units */
                amount: number;
                /** @enum {string} */
                currency: "INR" | "USD";
                created_at: string;
            }[];
            /** @description About the courses and reviews of the user, latest first, at most 50 of each kind */
            reports: {
                /** @enum {string} */
                subject: "course" | "review";
                course_id: number | null;
                /** @description The name of the course, or the text of the review */
                text: string;
                reason: string;
                note: string;
                created_at: string;
                handled: boolean;
            }[];
        };
        VerificationDocument: {
            id: number;
            /** @enum {string} */
            kind: "identity" | "address" | "qualification" | "registration" | "other";
            file_name: string;
            /** @description Bytes */
            file_size: number;
            /** @description Whether the file was removed, 30 days after the decision */
            removed: boolean;
        };
        VerificationRequest: {
            id: number;
            /** @enum {string} */
            state: "waiting" | "verified" | "refused";
            note: string;
            created_at: string;
            decided_at: string | null;
            /** @description Of a refusal */
            reason: string | null;
            documents: components["schemas"]["VerificationDocument"][];
        };
        VerifiedCertificate: {
            /** Format: uuid */
            id: string;
            learner_name: string;
            course_id: number;
            course_name: string;
            trainer_id: number;
            trainer_name: string;
            batch_id: number;
            /** @description Day of the first class */
            start_date: string;
            /** @description Day of the last class */
            end_date: string;
            sessions: number;
            attended: number;
            /** @description Null for a certificate from before they were stored */
            attended_minutes?: number | null;
            /** @description Whether the platform knew who the trainer is at the issue */
            trainer_verified?: boolean;
            /** @description Issue, ISO 8601 in UTC */
            issued_at: string;
            /** @enum {string} */
            state: "valid" | "revoked";
            /** @description Revocation, ISO 8601 in UTC */
            revoked_at: string | null;
            revoke_reason: string;
            /**
             * Format: uuid
             * @description The revoked certificate before a correction of the name
             */
            replaces: string | null;
            /**
             * Format: uuid
             * @description The certificate after a correction of the name
             */
            replaced_by: string | null;
            /** @description The credential is signed by this site and says the same */
            is_genuine: boolean;
        };
        WaitingEntry: {
            batch_id: number;
            course_id: number;
            course_name: string;
            batch: components["schemas"]["Batch"];
            /** @enum {string} */
            status: "waiting" | "offered";
            /** @description From 1; null with an offer */
            position: number | null;
            /** @description When the learner joined, ISO 8601 in UTC */
            joined_at: string;
            /** @description Until when the offer holds a seat, ISO 8601 in UTC */
            offer_ends_at: string | null;
        };
        WaitingSum: {
            /** @enum {string} */
            currency: "INR" | "USD";
            /** @description In paise or cents */
            amount: number;
            count: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    isLive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
        };
    };
    isReady: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        /**
                         * @description Without the database the site serves pages of its cache, and other calls answer 503
                         * @enum {string}
                         */
                        database: "reachable" | "unreachable";
                        /** @description The version of the compiled site; null when it runs from its sources */
                        version: string | null;
                    };
                };
            };
        };
    };
    setCourseAction: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    courseId?: number;
                    course_id?: number;
                    userId?: number;
                    user_id?: number;
                    /** @description Saves or unsaves the course */
                    is_like?: boolean;
                    /** @description Shows or withdraws interest */
                    is_interest?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
        };
    };
    removeCourseAction: {
        parameters: {
            query: {
                courseId: number;
                userId?: number;
                type: "like" | "interest";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
        };
    };
    getCoursesWithAction: {
        parameters: {
            query: {
                type: "like" | "interest";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["Course"][];
                        };
                    };
                };
            };
        };
    };
    getCourseActions: {
        parameters: {
            query: {
                courseId: number;
                userId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["CourseActions"];
                        };
                    };
                };
            };
        };
    };
    countAction: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    course_id?: number;
                    courseId?: number;
                    user_id?: number;
                    userId?: number;
                    /**
                     * @description 1 views, 2 chat, 3 interested
                     * @enum {integer}
                     */
                    action_type: 1 | 2 | 3;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["Count"];
                        };
                    };
                };
            };
        };
    };
    getActionCount: {
        parameters: {
            query: {
                course_id: number;
                user_id?: number;
                /** @description 1 views, 2 chat, 3 interested */
                action_type: 1 | 2 | 3;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["Count"];
                        };
                    };
                };
            };
        };
    };
    getAdminOverview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["AdminOverview"];
                        };
                    };
                };
            };
        };
    };
    generateList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Course name */
                    course_name?: string | null;
                    /** Category */
                    category?: string | null;
                    /** Subcategory */
                    sub_category?: string | null;
                    /** @enum {string|null} */
                    difficulty_level?: "Beginner" | "Intermediate" | "Advanced" | null;
                    /**
                     * Content type
                     * @description For a list of contents of that type
                     */
                    content_type?: string | null;
                    /** Module name */
                    module_name?: string | null;
                    /**
                     * Kind
                     * @description For a list of a module: topics, hands_on or skills
                     */
                    kind?: string | null;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: {
                                items: string[];
                                /** @description The same as a comma list */
                                text: string;
                                /** @description Whether the built-in writer wrote it because no model answered */
                                built_in: boolean;
                            };
                        };
                    };
                };
            };
        };
    };
    generateCourseContent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Course name */
                    course_name?: string | null;
                    /** Category */
                    category?: string | null;
                    /** Subcategory */
                    sub_category?: string | null;
                    /** @enum {string|null} */
                    difficulty_level?: "Beginner" | "Intermediate" | "Advanced" | null;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: {
                                /** @description Paragraphs, separated by an empty line */
                                description: string;
                                prerequisites: string[];
                                objectives: string[];
                                /** @description Whether the built-in writer wrote it because no model answered */
                                built_in: boolean;
                            };
                        };
                    };
                };
            };
        };
    };
    generateImage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Course name */
                    course_name?: string | null;
                    /** Category */
                    category?: string | null;
                    /** Subcategory */
                    sub_category?: string | null;
                    /** @enum {string|null} */
                    difficulty_level?: "Beginner" | "Intermediate" | "Advanced" | null;
                    /**
                     * @description A cover of 1200 × 800 by default, else an icon of 400 × 400
                     * @enum {string}
                     */
                    kind?: "cover" | "skill" | "tool";
                    /**
                     * Name
                     * @description Of the skill or tool
                     */
                    name?: string | null;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/*": string;
                };
            };
        };
    };
    improveText: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Text */
                    text: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: {
                                text: string;
                                /** @description Whether the built-in writer wrote it because no model answered */
                                built_in: boolean;
                            };
                        };
                    };
                };
            };
        };
    };
    generateMeta: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Title */
                    title: string;
                    /**
                     * Content
                     * @description HTML
                     */
                    content?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: {
                                meta_title: string;
                                meta_description: string;
                                /** @description Comma list */
                                meta_keywords: string;
                                /** @description Whether the built-in writer wrote it because no model answered */
                                built_in: boolean;
                            };
                        };
                    };
                };
            };
        };
    };
    getAuditLog: {
        parameters: {
            query?: {
                actor_id?: number;
                /** @description Kind of what was changed, e.g. course */
                entity?: string;
                entity_id?: number;
                /** @description First day, in UTC */
                from?: string;
                /** @description Last day, in UTC */
                to?: string;
                page?: number;
                /** @description Entries a page; 50 by default */
                count?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["AuditEntry"][];
                            count: number;
                            capped: boolean;
                            total_pages: number;
                            current_page: number;
                        };
                    };
                };
            };
        };
    };
    getAuditEntities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: string[];
                        };
                    };
                };
            };
        };
    };
    exportAuditLog: {
        parameters: {
            query?: {
                actor_id?: number;
                /** @description Kind of what was changed, e.g. course */
                entity?: string;
                entity_id?: number;
                /** @description First day, in UTC */
                from?: string;
                /** @description Last day, in UTC */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                };
            };
        };
    };
    sendCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Email
                     * Format: email
                     */
                    emailId: string;
                    /** @description For a code beyond the quota: the solved challenge of `startCodeProof`, as JSON in base64 */
                    proof?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
        };
    };
    startCodeProof: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Email
                     * Format: email
                     */
                    emailId: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["CodeChallenge"];
                        };
                    };
                };
            };
        };
    };
    verifyCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Email
                     * Format: email
                     */
                    emailId: string;
                    /**
                     * Code
                     * @description 6 digits
                     */
                    otp: string;
                    /** Name */
                    name?: string;
                    /** Contact number */
                    contactNo?: string;
                    /**
                     * Country code
                     * @description digits; 91 when left out
                     */
                    countryCode?: string;
                    /** PIN code */
                    pincode?: string;
                    /** Gender */
                    gender?: string;
                    /**
                     * @description Registers a trainer: an individual, or an institute with an owner
                     * @enum {string}
                     */
                    registerAs?: "individual" | "institute";
                    /** Owner name */
                    ownerName?: string;
                    /** Training type */
                    trainingType?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: {
                                auth_token: string;
                                user_id: number;
                                user: components["schemas"]["User"];
                            };
                        };
                    };
                };
            };
            /** @description A second step follows, or the call is repeated with a name */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: {
                                /** @description For the second step of an account with a second factor */
                                ticket?: string;
                                /** @description With a ticket */
                                methods?: {
                                    passkey: boolean;
                                    /** @description Authenticator app */
                                    totp: boolean;
                                    recovery_code: boolean;
                                };
                                /** @description True for a proven address without an account. The call is repeated with `name` */
                                needs_name?: boolean;
                            };
                        };
                    };
                };
            };
        };
    };
    changeEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Email
                     * Format: email
                     */
                    emailId: string;
                    /**
                     * Code
                     * @description The code that was mailed to the new address
                     */
                    otp: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
        };
    };
    getCurrentUser: {
        parameters: {
            query: {
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["User"];
                        };
                    };
                };
            };
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
        };
    };
    signInWithGoogle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The ID token that Google issued to the page */
                    credential: string;
                    /** @description The input of the token's nonce, which is its SHA-256 in hex digits. Without it the token is refused. */
                    secret?: string;
                    /**
                     * Code
                     * @description The mailed code that GOOGLE_CODE_REQUIRED asked for
                     */
                    otp?: string;
                    /** Name */
                    name?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: {
                                auth_token: string;
                                user_id: number;
                                user: components["schemas"]["User"];
                            };
                        };
                    };
                };
            };
            /** @description A second step follows, or the call is repeated with a name */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: {
                                /** @description For the second step of an account with a second factor */
                                ticket?: string;
                                /** @description With a ticket */
                                methods?: {
                                    passkey: boolean;
                                    /** @description Authenticator app */
                                    totp: boolean;
                                    recovery_code: boolean;
                                };
                                /** @description True for a proven address without an account. The call is repeated with `name` */
                                needs_name?: boolean;
                            };
                        };
                    };
                };
            };
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["Session"][];
                        };
                    };
                };
            };
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
        };
    };
    startPasskeySignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description From the answer of the first step */
                    ticket: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: {
                                challenge: string;
                                timeout?: number;
                                rpId?: string;
                                allowCredentials?: {
                                    id: string;
                                    /** @enum {string} */
                                    type: "public-key";
                                    transports?: ("ble" | "cable" | "hybrid" | "internal" | "nfc" | "smart-card" | "usb")[];
                                }[];
                                /** @enum {string} */
                                userVerification?: "discouraged" | "preferred" | "required";
                            };
                        };
                    };
                };
            };
        };
    };
    finishSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Exactly one proof */
        requestBody: {
            content: {
                "application/json": {
                    /** @description From the answer of the first step */
                    ticket: string;
                    /** @description The answer of `navigator.credentials.get` */
                    passkey?: {
                        id: string;
                        rawId: string;
                        /** @enum {string} */
                        type: "public-key";
                        response: {
                            clientDataJSON: string;
                            authenticatorData: string;
                            signature: string;
                            userHandle?: string;
                        };
                    };
                    /**
                     * Code of the authenticator app
                     * @description 6 digits
                     */
                    totp?: string;
                    /** Recovery code */
                    recovery_code?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: {
                                auth_token: string;
                                user_id: number;
                                user: components["schemas"]["User"];
                            };
                        };
                    };
                };
            };
        };
    };
    getStepUpState: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: {
                                methods: {
                                    passkey: boolean;
                                    /** @description Authenticator app */
                                    totp: boolean;
                                    recovery_code: boolean;
                                    email_code: boolean;
                                };
                                /**
                                 * Format: date-time
                                 * @description Null without a recent proof
                                 */
                                proven_until: string | null;
                            };
                        };
                    };
                };
            };
        };
    };
    stepUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Exactly one proof */
        requestBody: {
            content: {
                "application/json": {
                    /** @description The answer of `navigator.credentials.get` */
                    passkey?: {
                        id: string;
                        rawId: string;
                        /** @enum {string} */
                        type: "public-key";
                        response: {
                            clientDataJSON: string;
                            authenticatorData: string;
                            signature: string;
                            userHandle?: string;
                        };
                    };
                    /**
                     * Code of the authenticator app
                     * @description 6 digits
                     */
                    totp?: string;
                    /** Recovery code */
                    recovery_code?: string;
                    /**
                     * Code
                     * @description The mailed code, for accounts without a second factor
                     */
                    email_code?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: {
                                auth_token: string;
                                user_id: number;
                                user: components["schemas"]["User"];
                            };
                        };
                    };
                };
            };
        };
    };
    startPasskeyStepUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: {
                                challenge: string;
                                timeout?: number;
                                rpId?: string;
                                allowCredentials?: {
                                    id: string;
                                    /** @enum {string} */
                                    type: "public-key";
                                    transports?: ("ble" | "cable" | "hybrid" | "internal" | "nfc" | "smart-card" | "usb")[];
                                }[];
                                /** @enum {string} */
                                userVerification?: "discouraged" | "preferred" | "required";
                            };
                        };
                    };
                };
            };
        };
    };
    sendStepUpCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
        };
    };
    listSecondFactors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["SecondFactors"];
                        };
                    };
                };
            };
        };
    };
    startPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: {
                                rp: {
                                    name: string;
                                    id?: string;
                                };
                                user: {
                                    id: string;
                                    name: string;
                                    displayName: string;
                                };
                                challenge: string;
                                pubKeyCredParams: {
                                    alg: number;
                                    /** @enum {string} */
                                    type: "public-key";
                                }[];
                                timeout?: number;
                                excludeCredentials?: {
                                    id: string;
                                    /** @enum {string} */
                                    type: "public-key";
                                    transports?: ("ble" | "cable" | "hybrid" | "internal" | "nfc" | "smart-card" | "usb")[];
                                }[];
                                authenticatorSelection?: {
                                    /** @enum {string} */
                                    residentKey?: "discouraged" | "preferred" | "required";
                                    requireResidentKey?: boolean;
                                    /** @enum {string} */
                                    userVerification?: "discouraged" | "preferred" | "required";
                                };
                                /** @enum {string} */
                                attestation?: "direct" | "enterprise" | "indirect" | "none";
                            };
                        };
                    };
                };
            };
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Name */
                    name: string;
                    /** @description The answer of `navigator.credentials.create` */
                    credential: {
                        id: string;
                        rawId: string;
                        /** @enum {string} */
                        type: "public-key";
                        response: {
                            clientDataJSON: string;
                            attestationObject: string;
                            transports?: string[];
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: {
                                /** @description With the first factor only */
                                recovery_codes: string[] | null;
                            };
                        };
                    };
                };
            };
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
        };
    };
    renamePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Name */
                    name: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
        };
    };
    startTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: {
                                /** @description Base32, for typing it */
                                secret: string;
                                /** @description `otpauth:` address for the QR code */
                                uri: string;
                            };
                        };
                    };
                };
            };
        };
    };
    removeTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
        };
    };
    addTotp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Code
                     * @description 6 digits
                     */
                    code: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: {
                                /** @description With the first factor only */
                                recovery_codes: string[] | null;
                            };
                        };
                    };
                };
            };
        };
    };
    createRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: {
                                recovery_codes: string[];
                            };
                        };
                    };
                };
            };
        };
    };
    createCourse: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Course name */
                    course_name?: string | null;
                    /**
                     * Course thumbnail
                     * @description URL from the answer of an upload
                     */
                    thumbnail?: string | null;
                    /**
                     * Course mode
                     * @description Online, Classroom(Offline) or Online/Offline; in any case of letters
                     */
                    mode?: string | null;
                    /** Language */
                    language_id?: number | null;
                    /**
                     * Difficulty level
                     * @description Beginner, Intermediate or Advanced
                     */
                    difficulty_level?: string | null;
                    /**
                     * Fee
                     * @description Rupees; null is on request, 0 is free
                     */
                    fee?: number | null;
                    /**
                     * Fee
                     * @description Dollars
                     */
                    fee_usd?: number | null;
                    /**
                     * Discount
                     * @description Per cent off each fee
                     */
                    discount?: number | null;
                    /** Demo */
                    is_demo?: boolean;
                    /**
                     * Video link
                     * @description https, YouTube or Vimeo
                     */
                    video_url?: string | null;
                    /** Course description */
                    description?: string | null;
                    /** Prerequisites */
                    prerequisites?: string | null;
                    /** Learning objectives */
                    objectives?: string | null;
                    /**
                     * Trainer contact
                     * @description Exactly 10 digits
                     */
                    trainer_contact?: string | null;
                    /** Trainer email */
                    trainer_email?: string | null;
                    /**
                     * Chat link
                     * @description https, on the platform's own host; a prefix alone counts as empty
                     */
                    trainer_chat?: string | null;
                    /**
                     * WhatsApp link
                     * @description Stored as trainer_chat when that is missing
                     */
                    trainer_whatsapp?: string | null;
                    /**
                     * Telegram link
                     * @description Stored as trainer_chat when that and the links before it are missing
                     */
                    trainer_telegram?: string | null;
                    /**
                     * Instagram link
                     * @description Stored as trainer_chat when that and the links before it are missing
                     */
                    trainer_instagram?: string | null;
                    /**
                     * Facebook link
                     * @description Stored as trainer_chat when that and the links before it are missing
                     */
                    trainer_facebook?: string | null;
                    /**
                     * X link
                     * @description Stored as trainer_chat when that and the links before it are missing
                     */
                    trainer_x?: string | null;
                    /** Category */
                    category_id?: number | null;
                    /** Subcategory */
                    sub_category_id?: number | null;
                    /**
                     * Trainer
                     * @description The caller's own; another trainer's is refused
                     */
                    trainer_id?: number | null;
                    /**
                     * Created by
                     * @description The caller's own id; another user's is refused
                     */
                    created_by?: number | null;
                    /**
                     * Modified by
                     * @description The caller's own id; another user's is refused
                     */
                    modified_by?: number | null;
                    /**
                     * Active
                     * @description Whether the course is listed once it is published
                     */
                    is_active?: boolean;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["CourseDetails"];
                        };
                    };
                };
            };
        };
    };
    updateCourse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Course name */
                    course_name?: string | null;
                    /**
                     * Course thumbnail
                     * @description URL from the answer of an upload
                     */
                    thumbnail?: string | null;
                    /**
                     * Course mode
                     * @description Online, Classroom(Offline) or Online/Offline; in any case of letters
                     */
                    mode?: string | null;
                    /** Language */
                    language_id?: number | null;
                    /**
                     * Difficulty level
                     * @description Beginner, Intermediate or Advanced
                     */
                    difficulty_level?: string | null;
                    /**
                     * Fee
                     * @description Rupees; null is on request, 0 is free
                     */
                    fee?: number | null;
                    /**
                     * Fee
                     * @description Dollars
                     */
                    fee_usd?: number | null;
                    /**
                     * Discount
                     * @description Per cent off each fee
                     */
                    discount?: number | null;
                    /** Demo */
                    is_demo?: boolean;
                    /**
                     * Video link
                     * @description https, YouTube or Vimeo
                     */
                    video_url?: string | null;
                    /** Course description */
                    description?: string | null;
                    /** Prerequisites */
                    prerequisites?: string | null;
                    /** Learning objectives */
                    objectives?: string | null;
                    /**
                     * Trainer contact
                     * @description Exactly 10 digits
                     */
                    trainer_contact?: string | null;
                    /** Trainer email */
                    trainer_email?: string | null;
                    /**
                     * Chat link
                     * @description https, on the platform's own host; a prefix alone counts as empty
                     */
                    trainer_chat?: string | null;
                    /**
                     * WhatsApp link
                     * @description Stored as trainer_chat when that is missing
                     */
                    trainer_whatsapp?: string | null;
                    /**
                     * Telegram link
                     * @description Stored as trainer_chat when that and the links before it are missing
                     */
                    trainer_telegram?: string | null;
                    /**
                     * Instagram link
                     * @description Stored as trainer_chat when that and the links before it are missing
                     */
                    trainer_instagram?: string | null;
                    /**
                     * Facebook link
                     * @description Stored as trainer_chat when that and the links before it are missing
                     */
                    trainer_facebook?: string | null;
                    /**
                     * X link
                     * @description Stored as trainer_chat when that and the links before it are missing
                     */
                    trainer_x?: string | null;
                    /** Category */
                    category_id?: number | null;
                    /** Subcategory */
                    sub_category_id?: number | null;
                    /**
                     * Trainer
                     * @description The caller's own; another trainer's is refused
                     */
                    trainer_id?: number | null;
                    /**
                     * Created by
                     * @description The caller's own id; another user's is refused
                     */
                    created_by?: number | null;
                    /**
                     * Modified by
                     * @description The caller's own id; another user's is refused
                     */
                    modified_by?: number | null;
                    /**
                     * Stage
                     * @description It only rises
                     */
                    stage?: number;
                    /**
                     * @description published needs details, a batch, contents and a module
                     * @enum {string}
                     */
                    course_status?: "draft" | "published";
                    /**
                     * Active
                     * @description Whether the course is listed once it is published
                     */
                    is_active?: boolean;
                    /**
                     * Version
                     * @description The version that the caller edited; 409 when it is outdated. Without it the request always saves
                     */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["CourseDetails"];
                        };
                    };
                };
            };
        };
    };
    duplicateCourse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["CourseDetails"];
                        };
                    };
                };
            };
        };
    };
    restoreCourse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["CourseDetails"];
                        };
                    };
                };
            };
        };
    };
    deleteCourse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                courseId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: {
                                id: number;
                                /** @description Only unlisted, because learners enrolled or enquired */
                                kept: boolean;
                                /** @description A sentence for the user */
                                message: string;
                            };
                        };
                    };
                };
            };
        };
    };
    deleteCourseById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: {
                                id: number;
                                /** @description Only unlisted, because learners enrolled or enquired */
                                kept: boolean;
                                /** @description A sentence for the user */
                                message: string;
                            };
                        };
                    };
                };
            };
        };
    };
    getBackups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: {
                                /** @description Whether the site has a destination for backups */
                                is_scheduled: boolean;
                                /** @description End of the last run whose backup was restored and compared, ISO 8601 in UTC */
                                last_good: string | null;
                                /** @description Latest first */
                                runs: {
                                    name: string;
                                    /** @description Begin, ISO 8601 in UTC */
                                    started_at: string;
                                    /** @description Null while it runs, and for a run whose process was ended, ISO 8601 in UTC */
                                    finished_at: string | null;
                                    /** @description When all its files were stored, ISO 8601 in UTC */
                                    saved_at: string | null;
                                    /** @description When it was restored into a scratch database with the same rows, ISO 8601 in UTC */
                                    restored_at: string | null;
                                    bytes: number | null;
                                    rows: number | null;
                                    failure: string | null;
                                }[];
                            };
                        };
                    };
                };
            };
        };
    };
    likePost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                blogId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userId?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["Like"];
                        };
                    };
                };
            };
        };
    };
    unlikePost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                blogId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    userId?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["Like"];
                        };
                    };
                };
            };
        };
    };
    getModeratedComments: {
        parameters: {
            query?: {
                /** @description Number of later comments to skip */
                skip?: number;
            };
            header?: never;
            path: {
                blogId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["ModeratedComment"][];
                        };
                    };
                };
            };
        };
    };
    addComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                blogId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Comment */
                    comment: string;
                    userId?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Comment"];
                    };
                };
            };
        };
    };
    getOlderComments: {
        parameters: {
            query?: {
                /** @description Number of later comments to skip */
                skip?: number;
            };
            header?: never;
            path: {
                blogId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["Comment"][];
                        };
                    };
                };
            };
        };
    };
    changeComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                blogId: number;
                commentId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Comment */
                    comment: string;
                    /**
                     * Version
                     * @description The version that the caller edited; 409 when it is outdated. Without it the request always saves
                     */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        comment: components["schemas"]["ModeratedComment"];
                    };
                };
            };
        };
    };
    deleteComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                blogId: number;
                commentId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
        };
    };
    getAuthoredPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["AuthoredPost"];
                        };
                    };
                };
            };
        };
    };
    getPosts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["Post"][];
                        };
                    };
                };
            };
        };
    };
    createPost: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Title */
                    title?: string;
                    /** Content */
                    content?: string;
                    /** Tags */
                    tags?: string[];
                    /** SEO Title */
                    meta_title?: string;
                    /** Meta Description */
                    meta_description?: string;
                    /** Meta Keywords */
                    meta_keywords?: string;
                    /** @enum {string} */
                    status?: "draft" | "published";
                    /** @description The version that the caller edited */
                    version?: number;
                    /**
                     * Publishing date
                     * Format: date-time
                     * @description When the draft is published
                     */
                    scheduled_at?: string | null;
                };
                "multipart/form-data": {
                    /** Title */
                    title?: string;
                    /** Content */
                    content?: string;
                    /** Tags */
                    tags?: string[];
                    /** SEO Title */
                    meta_title?: string;
                    /** Meta Description */
                    meta_description?: string;
                    /** Meta Keywords */
                    meta_keywords?: string;
                    /** @enum {string} */
                    status?: "draft" | "published";
                    /** @description The version that the caller edited */
                    version?: number;
                    /**
                     * Publishing date
                     * Format: date-time
                     * @description When the draft is published
                     */
                    scheduled_at?: string | null;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["AuthoredPost"];
                        };
                    };
                };
            };
        };
    };
    updatePost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Title */
                    title?: string;
                    /** Content */
                    content?: string;
                    /** Tags */
                    tags?: string[];
                    /** SEO Title */
                    meta_title?: string;
                    /** Meta Description */
                    meta_description?: string;
                    /** Meta Keywords */
                    meta_keywords?: string;
                    /** @enum {string} */
                    status?: "draft" | "published";
                    /** @description The version that the caller edited */
                    version?: number;
                    /**
                     * Publishing date
                     * Format: date-time
                     * @description When the draft is published
                     */
                    scheduled_at?: string | null;
                };
                "multipart/form-data": {
                    /** Title */
                    title?: string;
                    /** Content */
                    content?: string;
                    /** Tags */
                    tags?: string[];
                    /** SEO Title */
                    meta_title?: string;
                    /** Meta Description */
                    meta_description?: string;
                    /** Meta Keywords */
                    meta_keywords?: string;
                    /** @enum {string} */
                    status?: "draft" | "published";
                    /** @description The version that the caller edited */
                    version?: number;
                    /**
                     * Publishing date
                     * Format: date-time
                     * @description When the draft is published
                     */
                    scheduled_at?: string | null;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["AuthoredPost"];
                        };
                    };
                };
            };
        };
    };
    deletePost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
        };
    };
    getRevisions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["Revision"][];
                        };
                    };
                };
            };
        };
    };
    getRevision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["RevisionDetails"];
                        };
                    };
                };
            };
        };
    };
    restoreRevision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["AuthoredPost"];
                        };
                    };
                };
            };
        };
    };
    setCommentHidden: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                blogId: number;
                commentId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    hidden: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        comment: components["schemas"]["ModeratedComment"];
                    };
                };
            };
        };
    };
    setCommenterBlocked: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    stopped: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
        };
    };
    getLatestPosts: {
        parameters: {
            query?: {
                /** @description Latest posts; 3 by default */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["Post"][];
                        };
                    };
                };
            };
        };
    };
    getDraftPosts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["Post"][];
                        };
                    };
                };
            };
        };
    };
    getAllPosts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["Post"][];
                        };
                    };
                };
            };
        };
    };
    getPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["PostDetails"];
                        };
                    };
                };
            };
        };
    };
    getBatchCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The batch's number and .ics, e.g. 7.ics */
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
        };
    };
    getCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["CalendarFeed"];
                        };
                    };
                };
            };
        };
    };
    createCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["NewCalendarFeed"];
                        };
                    };
                };
            };
        };
    };
    deleteCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
        };
    };
    readCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The token of the feed and .ics */
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
        };
    };
    getCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["Category"][];
                        };
                    };
                };
            };
        };
    };
    getAllSubcategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["Subcategory"][];
                        };
                    };
                };
            };
        };
    };
    getSubcategories: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: {
                                subcategories: components["schemas"]["Subcategory"][];
                            };
                        };
                    };
                };
            };
        };
    };
    getLanguages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["Language"][];
                        };
                    };
                };
            };
        };
    };
    searchCourses: {
        parameters: {
            query?: {
                page?: number;
                /** @description Courses a page; 10 by default */
                count?: number;
                /** @description start_date by default, relevance when course_name is given */
                sort_by?: "start_date" | "created_at" | "price" | "rating" | "relevance";
                sort_order?: "asc" | "desc";
                /** @description Words of the name, category, trainer or description */
                course_name?: string;
                /** @description Ids, machine names or names of categories; separated by commas */
                category?: string;
                /** @description Ids or names of subcategories; separated by commas */
                sub_category?: string;
                /** @description Beginner, Intermediate, Advanced; separated by commas */
                difficulty_level?: string;
                /** @description Ids or names of languages; separated by commas */
                language?: string;
                /** @description Online, Classroom(Offline), Online/Offline; Online/Offline matches each of the others; separated by commas */
                timing_mode?: string;
                /** @description Courses with a batch that meets then */
                days?: "weekday" | "weekend" | "weekend-only";
                /** @description morning, afternoon, evening: when the classes of a batch start, in its zone; separated by commas */
                time_of_day?: string;
                /** @description Highest price, or lowest-highest, e.g. 500-9000 */
                price?: string;
                /** @description Lowest price after discount, in major units of the currency */
                min_price?: number;
                /** @description Highest price after discount */
                max_price?: number;
                /** @description Of prices in this call; INR by default */
                currency?: "INR" | "USD";
                /** @description Only courses with a fee in INR (1) or USD (2) */
                currency_id?: "1" | "2";
                /** @description Ids of trainers; separated by commas */
                trainer_id?: string;
                /** @description Part of a batch's duration, e.g. 2 hours */
                duration?: string;
                /** @description Part of the area or city of a classroom batch that is not over; several separated by commas */
                location?: string;
                /** @description Around location, when it is known */
                within_km?: number;
                /** @description YYYY-MM-DD; courses with a batch that starts before this day */
                starts_before?: string;
                /** @description Courses with a batch of at most so many weeks */
                max_weeks?: number;
                /** @description Courses with a batch whose classes take at most so many hours */
                max_hours?: number;
                /** @description true: demo classes; false: other courses */
                is_demo?: boolean;
                /** @description Part of the tools that the course covers */
                tool?: string;
                /** @description Part of the prerequisites */
                prerequisites?: string;
                /** @description Part of the objectives */
                objectives?: string;
                is_active?: boolean;
                created_by?: number;
                modified_by?: number;
                /** @description published by default; drafts are listed for their trainer and admins */
                course_status?: "draft" | "published";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["Course"][];
                            count: number;
                            capped: boolean;
                            total_pages: number;
                            current_page: number;
                            /** @description As current_page */
                            currentPage: number;
                            /** @description As total_pages */
                            totalPages: number;
                            /** @description As count */
                            totalItems: number;
                            /** @description Most courses of a page */
                            itemsPerPage: number;
                            /** @description No course has the words; these have similar ones */
                            similar?: boolean;
                        };
                    };
                };
            };
        };
    };
    getSearchSuggestions: {
        parameters: {
            query: {
                text: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["SearchSuggestions"];
                        };
                    };
                };
            };
        };
    };
    getCourseFacets: {
        parameters: {
            query?: {
                /** @description Words of the name, category, trainer or description */
                course_name?: string;
                /** @description Ids, machine names or names of categories; separated by commas */
                category?: string;
                /** @description Ids or names of subcategories; separated by commas */
                sub_category?: string;
                /** @description Beginner, Intermediate, Advanced; separated by commas */
                difficulty_level?: string;
                /** @description Ids or names of languages; separated by commas */
                language?: string;
                /** @description Online, Classroom(Offline), Online/Offline; Online/Offline matches each of the others; separated by commas */
                timing_mode?: string;
                /** @description Courses with a batch that meets then */
                days?: "weekday" | "weekend" | "weekend-only";
                /** @description morning, afternoon, evening: when the classes of a batch start, in its zone; separated by commas */
                time_of_day?: string;
                /** @description Highest price, or lowest-highest, e.g. 500-9000 */
                price?: string;
                /** @description Lowest price after discount, in major units of the currency */
                min_price?: number;
                /** @description Highest price after discount */
                max_price?: number;
                /** @description Of prices in this call; INR by default */
                currency?: "INR" | "USD";
                /** @description Only courses with a fee in INR (1) or USD (2) */
                currency_id?: "1" | "2";
                /** @description Ids of trainers; separated by commas */
                trainer_id?: string;
                /** @description Part of a batch's duration, e.g. 2 hours */
                duration?: string;
                /** @description Part of the area or city of a classroom batch that is not over; several separated by commas */
                location?: string;
                /** @description Around location, when it is known */
                within_km?: number;
                /** @description YYYY-MM-DD; courses with a batch that starts before this day */
                starts_before?: string;
                /** @description Courses with a batch of at most so many weeks */
                max_weeks?: number;
                /** @description Courses with a batch whose classes take at most so many hours */
                max_hours?: number;
                /** @description true: demo classes; false: other courses */
                is_demo?: boolean;
                /** @description Part of the tools that the course covers */
                tool?: string;
                /** @description Part of the prerequisites */
                prerequisites?: string;
                /** @description Part of the objectives */
                objectives?: string;
                is_active?: boolean;
                created_by?: number;
                modified_by?: number;
                /** @description published by default; drafts are listed for their trainer and admins */
                course_status?: "draft" | "published";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["Facets"];
                        };
                    };
                };
            };
        };
    };
    getPopularSearches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            /** @description Texts in the spelling of the catalogue, the most frequent first */
                            results: string[];
                        };
                    };
                };
            };
        };
    };
    recordSearch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    text: string;
                };
            };
        };
        responses: {
            /** @description Accepted without content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getStartingSoon: {
        parameters: {
            query?: {
                /** @description From today; 14 by default */
                days?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["Course"][];
                        };
                    };
                };
            };
        };
    };
    getCourse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["CourseDetails"];
                        };
                    };
                };
            };
        };
    };
    getSimilarCourses: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["Course"][];
                        };
                    };
                };
            };
        };
    };
    getCoursesOfTrainer: {
        parameters: {
            query?: {
                /** @description published by default; the others are for the trainer and admins; teaching: courses of institutes */
                course_status?: "draft" | "published" | "deleted" | "teaching";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["OwnCourse"][];
                        };
                    };
                };
            };
        };
    };
    getOwnCertificates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["Certificate"][];
                        };
                    };
                };
            };
        };
    };
    getCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["VerifiedCertificate"];
                        };
                    };
                };
            };
        };
    };
    getCredential: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vc+jwt": string;
                };
            };
        };
    };
    getCertificateFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
        };
    };
    getCertificatePicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
        };
    };
    revokeCertificate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Reason
                     * @description The public page shows it
                     */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["Certificate"];
                        };
                    };
                };
            };
        };
    };
    getCertificateStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                list: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vc+jwt": string;
                };
            };
        };
    };
    getCertificateIssuer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DidDocument"];
                };
            };
        };
    };
    getBatchCertificates: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                batch_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["BatchCertificates"];
                        };
                    };
                };
            };
        };
    };
    setMinimumAttendance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                batch_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Least attendance
                     * @description Percent of the sessions; null gives no certificates
                     */
                    percent: number | null;
                    /**
                     * Version
                     * @description The version that the caller edited; 409 when it is outdated. Without it the request always saves
                     */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["BatchCertificates"];
                        };
                    };
                };
            };
        };
    };
    getOwnAttendance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["OwnAttendance"][];
                        };
                    };
                };
            };
        };
    };
    getAttendance: {
        parameters: {
            query?: {
                format?: "json" | "csv";
            };
            header?: never;
            path: {
                batch_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["BatchAttendance"];
                        };
                    };
                    "text/csv": string;
                };
            };
        };
    };
    correctAttendance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                batch_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    user_id: number;
                    /**
                     * Format: date
                     * @description Day of the session in the timetable
                     */
                    session_day: string;
                    /** @description Whether the learner was there */
                    is_present: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["BatchAttendance"];
                        };
                    };
                };
            };
        };
    };
    getTicket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                batch_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["Ticket"];
                        };
                    };
                };
            };
        };
    };
    getCheckInList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                batch_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["CheckInList"];
                        };
                    };
                };
            };
        };
    };
    recordCheckIns: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                batch_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    check_ins: {
                        /**
                         * Format: uuid
                         * @description Made by the device
                         */
                        id: string;
                        /**
                         * Format: date
                         * @description Day of the session in the timetable
                         */
                        session_day: string;
                        /**
                         * Format: date-time
                         * @description By the clock of the device
                         */
                        at: string;
                        /** @description Text of the QR code */
                        ticket?: string;
                        user_id?: number;
                        /** @description Takes the check-in of this id back */
                        undo?: boolean;
                    }[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["CheckInOutcome"][];
                        };
                    };
                };
            };
        };
    };
    getMeeting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                batch_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["Meeting"];
                        };
                    };
                };
            };
        };
    };
    setMeeting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                batch_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Meeting link
                     * @description https; empty removes the link
                     */
                    url: string;
                    /**
                     * Version
                     * @description The version that the caller edited; 409 when it is outdated. Without it the request always saves
                     */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["Meeting"];
                        };
                    };
                };
            };
        };
    };
    joinClass: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                batch_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["JoinedClass"];
                        };
                    };
                };
            };
        };
    };
    getRecordings: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                batch_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["RoomRecording"][];
                        };
                    };
                };
            };
        };
    };
    getRoom: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                batch_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["Room"];
                        };
                    };
                };
            };
        };
    };
    endMeeting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                batch_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["Room"];
                        };
                    };
                };
            };
        };
    };
    addContent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    CourseId: number;
                    /**
                     * Trainer
                     * @description The caller's own
                     */
                    TrainerId?: number | null;
                    /**
                     * Content type
                     * @description A label of getContentTypes; older labels are accepted
                     */
                    ContentType?: string | null;
                    /**
                     * Description
                     * @description Comma list
                     */
                    ContentText?: string | null;
                    /**
                     * Live
                     * @description Whether learners see it; true by default
                     */
                    isLive?: boolean;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            id: number;
                            content_type: string;
                            /** @description Comma list */
                            content_text: string;
                            is_live: boolean;
                            /** @description Changes with the record; a save sends it back */
                            version: number;
                            course_id: number;
                            trainer_id: number;
                            results: components["schemas"]["CourseContent"];
                        };
                    };
                };
            };
        };
    };
    updateContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contentId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Trainer
                     * @description The caller's own
                     */
                    trainer_id?: number | null;
                    /**
                     * Content type
                     * @description A label of getContentTypes; older labels are accepted
                     */
                    content_type?: string | null;
                    /**
                     * Description
                     * @description Comma list
                     */
                    content_text?: string | null;
                    /**
                     * Live
                     * @description Whether learners see it; true by default
                     */
                    is_live?: boolean;
                    /**
                     * Version
                     * @description The version that the caller edited; 409 when it is outdated. Without it the request always saves
                     */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["CourseContent"];
                        };
                    };
                };
            };
        };
    };
    setContentStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contentId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Status */
                    status: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["CourseContent"];
                        };
                    };
                };
            };
        };
    };
    deleteContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contentId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
        };
    };
    orderContents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                courseId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Order */
                    ids: number[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["CourseContent"][];
                        };
                    };
                };
            };
        };
    };
    getContentTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: {
                                id: number;
                                name: string;
                                content_type: string;
                                is_required: boolean;
                            }[];
                        };
                    };
                };
            };
        };
    };
    getContentsOfCourse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                courseId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["CourseContent"][];
                        };
                    };
                };
            };
        };
    };
    getContentsOfTrainer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                trainerId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["CourseContent"][];
                        };
                    };
                };
            };
        };
    };
    getCoupons: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["Coupon"][];
                        };
                    };
                };
            };
        };
    };
    createCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Code */
                    code: string;
                    /** @enum {string} */
                    kind: "percent" | "amount";
                    /**
                     * Percentage
                     * @description Of the price after the discount of the course
                     */
                    percent: number | null;
                    /** Amount in paise */
                    amount_inr: number | null;
                    /** Amount in cents */
                    amount_usd: number | null;
                    /** @enum {string} */
                    scope: "all" | "courses" | "batches";
                    /** Courses */
                    course_ids: number[];
                    /** Batches */
                    batch_ids: number[];
                    /**
                     * First day
                     * @description YYYY-MM-DD, in India
                     */
                    first_day: string | null;
                    /**
                     * Last day
                     * @description YYYY-MM-DD, in India
                     */
                    last_day: string | null;
                    /**
                     * Uses
                     * @description Null is unlimited
                     */
                    max_uses: number | null;
                    /**
                     * Uses per learner
                     * @description Null is unlimited
                     */
                    max_uses_per_learner: number | null;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["Coupon"];
                        };
                    };
                };
            };
        };
    };
    updateCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Code */
                    code: string;
                    /** @enum {string} */
                    kind: "percent" | "amount";
                    /**
                     * Percentage
                     * @description Of the price after the discount of the course
                     */
                    percent: number | null;
                    /** Amount in paise */
                    amount_inr: number | null;
                    /** Amount in cents */
                    amount_usd: number | null;
                    /** @enum {string} */
                    scope: "all" | "courses" | "batches";
                    /** Courses */
                    course_ids: number[];
                    /** Batches */
                    batch_ids: number[];
                    /**
                     * First day
                     * @description YYYY-MM-DD, in India
                     */
                    first_day: string | null;
                    /**
                     * Last day
                     * @description YYYY-MM-DD, in India
                     */
                    last_day: string | null;
                    /**
                     * Uses
                     * @description Null is unlimited
                     */
                    max_uses: number | null;
                    /**
                     * Uses per learner
                     * @description Null is unlimited
                     */
                    max_uses_per_learner: number | null;
                    /**
                     * Version
                     * @description The version that the caller edited; 409 when it is outdated. Without it the request always saves
                     */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["Coupon"];
                        };
                    };
                };
            };
        };
    };
    enableCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    enabled: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["Coupon"];
                        };
                    };
                };
            };
        };
    };
    reportCourse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    reason: "misleading" | "not-held" | "copied" | "offensive" | "fraud" | "other";
                    /** Note */
                    note?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
        };
    };
    getModeratedCourses: {
        parameters: {
            query?: {
                page?: number;
                /** @description Courses a page; 20 by default */
                count?: number;
                /** @description reported: with open reports, the default; hidden: by an administrator */
                state?: "reported" | "hidden";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["ModeratedCourse"][];
                            count: number;
                            capped: boolean;
                            total_pages: number;
                            current_page: number;
                        };
                    };
                };
            };
        };
    };
    dismissCourseReports: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
        };
    };
    hideCourse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    hidden: boolean;
                    /**
                     * Reason
                     * @description To hide it; the trainer reads it
                     */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
        };
    };
    addModule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    courseId: number;
                    /** Trainer */
                    trainerId?: number | null;
                    /**
                     * Module Name
                     * @description Required
                     */
                    moduleName?: string | null;
                    /**
                     * Topics
                     * @description Comma list, required
                     */
                    topic_name?: string | null;
                    /**
                     * Hands-on
                     * @description Comma list
                     */
                    hands_on?: string | null;
                    /**
                     * Skills
                     * @description Comma list
                     */
                    skillsCovered?: string | null;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddedModule"];
                };
            };
        };
    };
    updateModule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Course */
                    courseId?: number | null;
                    /** Trainer */
                    trainerId?: number | null;
                    /**
                     * Module Name
                     * @description Required
                     */
                    moduleName?: string | null;
                    /**
                     * Topics
                     * @description Comma list, required
                     */
                    topic_name?: string | null;
                    /**
                     * Hands-on
                     * @description Comma list
                     */
                    hands_on?: string | null;
                    /**
                     * Skills
                     * @description Comma list
                     */
                    skills?: string | null;
                    /**
                     * Version
                     * @description The version that the caller edited; 409 when it is outdated. Without it the request always saves
                     */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["CourseModule"];
                        };
                    };
                };
            };
        };
    };
    deleteModule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
        };
    };
    orderModules: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                courseId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Order */
                    ids: number[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["CourseModule"][];
                        };
                    };
                };
            };
        };
    };
    getModulesOfCourse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                courseId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["CourseModule"][];
                        };
                    };
                };
            };
        };
    };
    getModulesOfTrainer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                trainerId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["CourseModule"][];
                        };
                    };
                };
            };
        };
    };
    startDemoSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Email
                     * Format: email
                     */
                    emailId: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: {
                                auth_token: string;
                                user_id: number;
                                user: components["schemas"]["User"];
                            };
                        };
                    };
                };
            };
        };
    };
    readMailbox: {
        parameters: {
            query: {
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: {
                                to: string;
                                subject: string;
                                text: string;
                                otp: string | null;
                                /** @description ISO 8601, UTC */
                                sent_at: string;
                            }[];
                        };
                    };
                };
            };
        };
    };
    moveClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: date-time
                     * @description ISO 8601; null: the machine's time
                     */
                    now: string | null;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: {
                                /** @description ISO 8601, UTC */
                                now: string;
                            };
                        };
                    };
                };
            };
        };
    };
    getEnrolledUsers: {
        parameters: {
            query?: {
                page?: number;
                /** @description Users per page; 100 by default */
                count?: number;
                /** @description csv: all users, as a table for spreadsheets */
                format?: "json" | "csv";
                /** @description Only users with something to do with this batch */
                batch_id?: number;
            };
            header?: never;
            path: {
                courseId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["EnrolledStudent"][];
                            count: number;
                            capped: boolean;
                            total_pages: number;
                            current_page: number;
                            course: {
                                id: number;
                                course_name: string;
                            };
                        };
                    };
                    "text/csv": string;
                };
            };
        };
    };
    getContactedUsers: {
        parameters: {
            query?: {
                page?: number;
                /** @description Users per page; 100 by default */
                count?: number;
                /** @description csv: all users, as a table for spreadsheets */
                format?: "json" | "csv";
                /** @description Only users with something to do with this batch */
                batch_id?: number;
            };
            header?: never;
            path: {
                courseId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["ContactedUser"][];
                            count: number;
                            capped: boolean;
                            total_pages: number;
                            current_page: number;
                            course: {
                                id: number;
                                course_name: string;
                            };
                        };
                    };
                    "text/csv": string;
                };
            };
        };
    };
    getCourseActivity: {
        parameters: {
            query?: {
                page?: number;
                /** @description Users per page; 100 by default */
                count?: number;
                /** @description csv: all users, as a table for spreadsheets */
                format?: "json" | "csv";
                /** @description The number of days; 30 by default */
                days?: 7 | 30 | 90;
                /** @description IANA name of the zone whose days are counted; UTC by default */
                time_zone?: string;
            };
            header?: never;
            path: {
                courseId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["CourseViewer"][];
                            count: number;
                            capped: boolean;
                            total_pages: number;
                            current_page: number;
                            course: {
                                id: number;
                                course_name: string;
                            };
                            activitycount: components["schemas"]["ActivityCount"];
                            series: components["schemas"]["ActivityDay"][];
                        };
                    };
                    "text/csv": string;
                };
            };
        };
    };
    getActivityOverview: {
        parameters: {
            query?: {
                /** @description The number of days; 30 by default */
                days?: 7 | 30 | 90;
                /** @description IANA name of the zone whose days are counted; UTC by default */
                time_zone?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["ActivityOverview"];
                        };
                    };
                };
            };
        };
    };
    addRecentlyViewedCourse: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    courseId: number;
                    userId?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
        };
    };
    getRecentlyViewedCourses: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["Course"][];
                        };
                    };
                };
            };
        };
    };
    sendEnquiry: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    courseId: number;
                    batchId?: number | null;
                    userId?: number;
                    /** Message */
                    message: string;
                    /** Name */
                    name?: string;
                    /**
                     * Phone
                     * @description a telephone number
                     */
                    phone?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["SentEnquiry"];
                        };
                    };
                };
            };
        };
    };
    getReceivedEnquiries: {
        parameters: {
            query?: {
                status?: "new" | "answered" | "closed";
                page?: number;
                /** @description Enquiries a page; 20 by default */
                count?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["ReceivedEnquiry"][];
                            count: number;
                            capped: boolean;
                            total_pages: number;
                            current_page: number;
                        };
                    };
                };
            };
        };
    };
    getSentEnquiries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                userId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["SentEnquiry"][];
                        };
                    };
                };
            };
        };
    };
    answerEnquiry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    status?: "answered" | "closed";
                    /** Reply */
                    reply?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["ReceivedEnquiry"];
                        };
                    };
                };
            };
        };
    };
    continueEnquiry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Message */
                    message: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["EnquiryThread"];
                        };
                    };
                };
            };
        };
    };
    closeEnquiry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    closed: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["EnquiryThread"];
                        };
                    };
                };
            };
        };
    };
    readEnquiries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: number[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
        };
    };
    reportFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    reason: "advertising" | "offensive" | "personal-data" | "off-topic" | "other";
                    /** Note */
                    note?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
        };
    };
    getModeratedFeedback: {
        parameters: {
            query?: {
                page?: number;
                /** @description Entries a page; 100 by default */
                count?: number;
                /** @description reported: with open reports, the default; hidden: by an administrator */
                state?: "reported" | "hidden";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["ModeratedFeedback"][];
                            count: number;
                            capped: boolean;
                            total_pages: number;
                            current_page: number;
                        };
                    };
                };
            };
        };
    };
    dismissReports: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
        };
    };
    giveFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    trainerId?: number | null;
                    courseId?: number | null;
                    userId?: number;
                    /**
                     * Rating
                     * @description Stars, 1 to 5
                     */
                    rating: number;
                    /** Comment */
                    comment?: string;
                    /**
                     * Version
                     * @description The version that the caller edited; 409 when it is outdated. Without it the request always saves
                     */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["Feedback"];
                        };
                    };
                };
            };
        };
    };
    getFeedback: {
        parameters: {
            query?: {
                courseId?: number;
                page?: number;
                /** @description Entries a page; 100 by default */
                count?: number;
            };
            header?: never;
            path: {
                trainerId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["Feedback"][];
                            count: number;
                            capped: boolean;
                            total_pages: number;
                            current_page: number;
                            rating: components["schemas"]["Rating"] | null;
                            /** @description Counts of 1 star, 2 stars, … 5 stars */
                            stars: number[];
                        };
                    };
                };
            };
        };
    };
    getCourseFeedback: {
        parameters: {
            query?: {
                page?: number;
                /** @description Entries a page; 100 by default */
                count?: number;
            };
            header?: never;
            path: {
                courseId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["Feedback"][];
                            count: number;
                            capped: boolean;
                            total_pages: number;
                            current_page: number;
                            rating: components["schemas"]["Rating"] | null;
                            /** @description Counts of 1 star, 2 stars, … 5 stars */
                            stars: number[];
                        };
                    };
                };
            };
        };
    };
    getOwnFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                trainerId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["OwnFeedback"][];
                        };
                    };
                };
            };
        };
    };
    deleteFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
        };
    };
    hideFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    hidden: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
        };
    };
    answerFeedback: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Answer
                     * @description Empty: removes it
                     */
                    answer: string;
                    /**
                     * Version
                     * @description The version that the caller edited; 409 when it is outdated. Without it the request always saves
                     */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["Feedback"];
                        };
                    };
                };
            };
        };
    };
    getInvoiceFile: {
        parameters: {
            query?: {
                /** @description Opens the file for some hours without a token */
                key?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": unknown;
                };
            };
            /** @description The link is too old: a browser goes to the page that has a new one */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getTaxProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["TaxProfile"];
                        };
                    };
                };
            };
        };
    };
    saveTaxProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Name */
                    name: string;
                    /** Address */
                    address: string;
                    /**
                     * State
                     * @description Its code in GST numbers; 96 outside India
                     */
                    state: string;
                    /**
                     * GST number
                     * @description Of a registered company
                     */
                    gstin?: string;
                    /**
                     * Version
                     * @description The version that the caller edited; 409 when it is outdated. Without it the request always saves
                     */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["TaxProfile"];
                        };
                    };
                };
            };
        };
    };
    getJobs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: {
                                queues: {
                                    name: string;
                                    /** @description Times of a scheduled job, in UTC; null for the others */
                                    cron: string | null;
                                    /** @description Jobs that no worker has begun, those between two attempts included */
                                    waiting: number;
                                    /** @description Jobs that a worker runs */
                                    active: number;
                                    /** @description Jobs of the last seven days that used up their attempts */
                                    failed: number;
                                    /** @description Failed jobs that can be retried */
                                    dead_letters: number;
                                    /** @description Age of the oldest job that is due and has not begun; null without one */
                                    oldest_seconds: number | null;
                                }[];
                                /** @description Latest first */
                                dead_letters: {
                                    id: string;
                                    queue: string;
                                    /** @description Data of the job */
                                    detail: string;
                                    error: string | null;
                                    /** @description ISO 8601, UTC */
                                    failed_at: string;
                                }[];
                            };
                        };
                    };
                };
            };
        };
    };
    retryJob: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    id: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
        };
    };
    getLedger: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["Ledger"];
                        };
                    };
                };
            };
        };
    };
    checkLedger: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["Ledger"];
                        };
                    };
                };
            };
        };
    };
    handleMailEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                provider: "ses" | "postmark" | "generic" | "delivery-status";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
        };
    };
    forgetDeadAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
        };
    };
    getLegalText: {
        parameters: {
            query?: {
                /** @description 1 is the built-in text */
                version?: number;
            };
            header?: never;
            path: {
                document: "terms" | "privacy" | "policy";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["LegalText"];
                        };
                    };
                };
            };
        };
    };
    getPendingConsents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["PendingConsent"][];
                        };
                    };
                };
            };
        };
    };
    acceptLegalText: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    document: "terms" | "privacy" | "policy";
                    /**
                     * Number
                     * @description 1 is the built-in text
                     */
                    number: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
        };
    };
    getLegalTexts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["ManagedLegal"][];
                        };
                    };
                };
            };
        };
    };
    saveLegalText: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document: "terms" | "privacy" | "policy";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Text */
                    text: string;
                    /**
                     * In force from
                     * Format: date-time
                     */
                    effective_from: string;
                    /** People accept it */
                    must_accept: boolean;
                    /**
                     * Version
                     * @description The version that the caller edited; 409 when it is outdated. Without it the request always saves
                     */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["ManagedLegal"];
                        };
                    };
                };
            };
        };
    };
    removeLegalText: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                document: "terms" | "privacy" | "policy";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["ManagedLegal"];
                        };
                    };
                };
            };
        };
    };
    refuseMails: {
        parameters: {
            query: {
                /** @description The key of the link in a mail */
                key: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
        };
    };
    getManagedLists: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["ManagedList"][];
                        };
                    };
                };
            };
        };
    };
    addListEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                list: "categories" | "subcategories" | "languages";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Name */
                    name: string;
                    /**
                     * @description Of categories only
                     * @enum {string|null}
                     */
                    motif?: "cloud" | "ai" | "data" | "web" | "security" | "testing" | "design" | "pipeline" | "erp" | "mobile" | "plan" | "code" | null;
                    /** @description Of a list of subcategories */
                    category_id?: number | null;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["ListEntry"];
                        };
                    };
                };
            };
        };
    };
    saveListEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                list: "categories" | "subcategories" | "languages";
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Name */
                    name: string;
                    /**
                     * @description Of categories only
                     * @enum {string|null}
                     */
                    motif?: "cloud" | "ai" | "data" | "web" | "security" | "testing" | "design" | "pipeline" | "erp" | "mobile" | "plan" | "code" | null;
                    /**
                     * Version
                     * @description The version that the caller edited; 409 when it is outdated. Without it the request always saves
                     */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["ListEntry"];
                        };
                    };
                };
            };
        };
    };
    hideListEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                list: "categories" | "subcategories" | "languages";
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    hidden: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["ListEntry"];
                        };
                    };
                };
            };
        };
    };
    orderList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                list: "categories" | "subcategories" | "languages";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Of a list of subcategories */
                    category_id?: number | null;
                    /** @description The ids in the order that the caller changed; 409 when it is not the stored one */
                    before: number[];
                    /** @description All ids in the new order */
                    ids: number[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["ManagedList"][];
                        };
                    };
                };
            };
        };
    };
    mergeListEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                list: "categories" | "subcategories" | "languages";
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Target */
                    into: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["ListEntry"];
                        };
                    };
                };
            };
        };
    };
    getClassMaterials: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["Material"][];
                        };
                    };
                };
            };
        };
    };
    getMaterials: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                batch_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["Material"][];
                        };
                    };
                };
            };
        };
    };
    addMaterial: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                batch_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    kind: "material" | "recording";
                    /** Title */
                    title: string;
                    /** @description Day of a session of the timetable, YYYY-MM-DD; null: the whole batch */
                    session_day?: string | null;
                    /** @description Learners see it from this day on, in the time zone of the batch; null: at once */
                    visible_from?: string | null;
                    /**
                     * Link
                     * @description https
                     */
                    link: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["Material"];
                        };
                    };
                };
            };
        };
    };
    uploadMaterial: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                batch_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description One of .pdf, .docx, .pptx, .xlsx, .zip, .txt, .md, .csv, .png, .jpg, .jpeg, .webp, .mp3, .m4a, .mp4, .webm
                     */
                    file: string;
                    /** @enum {string} */
                    kind: "material" | "recording";
                    title: string;
                    session_day?: string;
                    visible_from?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["Material"];
                        };
                    };
                };
            };
        };
    };
    getBatchStorageUse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                batch_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["StorageUse"];
                        };
                    };
                };
            };
        };
    };
    orderMaterials: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                batch_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: number[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["Material"][];
                        };
                    };
                };
            };
        };
    };
    updateMaterial: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                batch_id: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    kind: "material" | "recording";
                    /** Title */
                    title: string;
                    /** @description Day of a session of the timetable, YYYY-MM-DD; null: the whole batch */
                    session_day?: string | null;
                    /** @description Learners see it from this day on, in the time zone of the batch; null: at once */
                    visible_from?: string | null;
                    /**
                     * Link
                     * @description https
                     */
                    link?: string | null;
                    /**
                     * Version
                     * @description The version that the caller edited; 409 when it is outdated. Without it the request always saves
                     */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["Material"];
                        };
                    };
                };
            };
        };
    };
    removeMaterial: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                batch_id: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: {
                                id: number;
                            };
                        };
                    };
                };
            };
        };
    };
    getMaterialFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                batch_id: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
        };
    };
    getPicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description <name>-<width>.<avif|webp> */
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/*": string;
                };
            };
        };
    };
    getNewsletterIssue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["NewsletterIssue"];
                        };
                    };
                };
            };
        };
    };
    sendNewsletterIssue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["NewsletterIssue"];
                        };
                    };
                };
            };
        };
    };
    getNewsletterSubscription: {
        parameters: {
            query: {
                /** @description The key of the link in a mail */
                key: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["NewsletterSubscription"];
                        };
                    };
                };
            };
        };
    };
    updateNewsletterSubscription: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The key of the link in a mail */
                    key: string;
                    subscribed: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["NewsletterSubscription"];
                        };
                    };
                };
            };
        };
    };
    unsubscribeFromNewsletter: {
        parameters: {
            query: {
                /** @description The key of the link in a mail */
                key: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
        };
    };
    getNotifications: {
        parameters: {
            query?: {
                /** @description Only those that were not read */
                unread?: boolean;
                /** @description A kind that the API raises, or `<remote>.<name>` of a remote */
                kind?: string;
                page?: number;
                /** @description 20 by default */
                count?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["Notification"][];
                            count: number;
                            capped: boolean;
                            total_pages: number;
                            current_page: number;
                        };
                    };
                };
            };
        };
    };
    raiseNotification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description `<remote>.<name>`, as the remote declares it */
                    kind: string;
                    /** Title */
                    title: string;
                    /** Text */
                    body?: string;
                    /**
                     * Link
                     * @description Path on this site
                     */
                    link?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["UnreadNotifications"];
                        };
                    };
                };
            };
        };
    };
    getUnreadNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["UnreadNotifications"];
                        };
                    };
                };
            };
        };
    };
    markNotificationsRead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids?: number[];
                    all?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["UnreadNotifications"];
                        };
                    };
                };
            };
        };
    };
    getNotificationSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["NotificationSetting"][];
                        };
                    };
                };
            };
        };
    };
    updateNotificationSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    settings: {
                        /** @description A kind that the API raises, or `<remote>.<name>` of a remote */
                        kind: string;
                        /** @enum {string} */
                        channel: "in-app" | "mail";
                        enabled: boolean;
                    }[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["NotificationSetting"][];
                        };
                    };
                };
            };
        };
    };
    getNotificationPreferences: {
        parameters: {
            query: {
                /** @description The key of the link in a mail */
                key: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["NotificationPreferences"];
                        };
                    };
                };
            };
        };
    };
    updateNotificationPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The key of the link in a mail */
                    key: string;
                    settings: {
                        /** @description A kind that the API raises, or `<remote>.<name>` of a remote */
                        kind: string;
                        /** @enum {string} */
                        channel: "in-app" | "mail";
                        enabled: boolean;
                    }[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["NotificationPreferences"];
                        };
                    };
                };
            };
        };
    };
    unsubscribeFromMails: {
        parameters: {
            query: {
                /** @description The key of the link in a mail */
                key: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
        };
    };
    placeOrder: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    courseId: number;
                    batchId: number;
                    trainerId?: number;
                    /**
                     * @description INR by default where the course has a fee in INR, else USD
                     * @enum {string}
                     */
                    currency?: "INR" | "USD";
                    /**
                     * Coupon
                     * @description The code of a coupon
                     */
                    coupon?: string;
                    /** Billing */
                    billing?: {
                        /** Name */
                        name: string;
                        /** Address */
                        address: string;
                        /**
                         * State
                         * @description Its code in GST numbers; 96 outside India
                         */
                        state: string;
                        /**
                         * GST number
                         * @description Of a registered company
                         */
                        gstin?: string;
                    };
                    /** @description Letters, digits, - and _; the header Idempotency-Key has the same meaning */
                    idempotencyKey?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["Order"];
                        };
                    };
                };
            };
        };
    };
    quoteOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    courseId: number;
                    batchId: number;
                    trainerId?: number;
                    /**
                     * @description INR by default where the course has a fee in INR, else USD
                     * @enum {string}
                     */
                    currency?: "INR" | "USD";
                    /**
                     * Coupon
                     * @description The code of a coupon
                     */
                    coupon: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["Quote"];
                        };
                    };
                };
            };
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["Order"];
                        };
                    };
                };
            };
        };
    };
    verifyPayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The id of the order */
                    orderId: number;
                    paymentId: string;
                    signature: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["Order"];
                        };
                    };
                };
            };
        };
    };
    moveSeat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch_id: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: {
                                enrollment_id: number;
                                batch_id: number;
                            };
                        };
                    };
                };
            };
        };
    };
    giveBackSeat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: {
                                enrollment_id: number;
                            };
                        };
                    };
                };
            };
        };
    };
    getRefundOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["RefundOffer"];
                        };
                    };
                };
            };
        };
    };
    refundOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Reason */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["RefundOffer"];
                        };
                    };
                };
            };
        };
    };
    getPaidEnrolment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["PaidEnrollment"];
                        };
                    };
                };
            };
        };
    };
    refundLearner: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Amount
                     * @description Paise or cents
                     */
                    amount: number;
                    /**
                     * Reason
                     * @description The learner reads it
                     */
                    reason: string;
                    /** @description What could be refunded when the caller decided, so that a repeated call refunds once */
                    refundable: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["PaidEnrollment"];
                        };
                    };
                };
            };
        };
    };
    getHeldRefunds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            /** @description Earliest first, at most 100 */
                            results: components["schemas"]["HeldRefund"][];
                        };
                    };
                };
            };
        };
    };
    releaseRefund: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            /** @description Earliest first, at most 100 */
                            results: components["schemas"]["HeldRefund"][];
                        };
                    };
                };
            };
        };
    };
    getPaymentHistory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["Payment"][];
                        };
                    };
                };
            };
        };
    };
    getPurchases: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["Purchase"][];
                        };
                    };
                };
            };
        };
    };
    handleWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
        };
    };
    getSandboxOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    decideSandboxOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    outcome: "succeed" | "fail" | "abandon";
                };
            };
        };
        responses: {
            /** @description On to the payment page */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getBatchChanges: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["BatchChange"][];
                        };
                    };
                };
            };
        };
    };
    answerBatchChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description refund pays everything back
                     * @enum {string}
                     */
                    answer: "accept" | "refund";
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
        };
    };
    getEarnings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["Earnings"];
                        };
                    };
                };
            };
        };
    };
    getEarningsLines: {
        parameters: {
            query?: {
                currency?: "INR" | "USD";
                /** @description In India, e.g. 2026-11 */
                month?: string;
                payout_id?: number;
                page?: number;
                /** @description Lines a page; 50 by default */
                count?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["EarningsLine"][];
                            count: number;
                            capped: boolean;
                            total_pages: number;
                            current_page: number;
                        };
                    };
                };
            };
        };
    };
    getStatementFile: {
        parameters: {
            query: {
                trainer_id: number;
                currency: "INR" | "USD";
                /** @description In India, e.g. 2026-11 */
                month?: string;
                payout_id?: number;
                format: "csv" | "pdf";
                /** @description Opens the file for some hours without a token */
                key?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": unknown;
                    "text/csv": string;
                };
            };
            /** @description The link is too old: a browser goes to the page that has a new one */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    findPayouts: {
        parameters: {
            query?: {
                /** @description open: awaiting and approved, the default; closed: paid and failed; or one state */
                state?: "open" | "closed" | "awaiting" | "approved" | "paid" | "failed";
                page?: number;
                /** @description Payouts a page; 20 by default */
                count?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["AdminPayout"][];
                            count: number;
                            capped: boolean;
                            total_pages: number;
                            current_page: number;
                        };
                    };
                };
            };
        };
    };
    approvePayout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Amount
                     * @description What the administrator saw, in paise or cents
                     */
                    amount: number;
                    /**
                     * Account
                     * @description Of the account that the administrator saw; 409 when it is another one or missing
                     */
                    account_fingerprint?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["AdminPayout"];
                        };
                    };
                };
            };
        };
    };
    approvePayouts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    payouts: {
                        id: number;
                        /**
                         * Amount
                         * @description What the administrator saw, in paise or cents
                         */
                        amount: number;
                        /**
                         * Account
                         * @description Of the account that the administrator saw
                         */
                        account_fingerprint: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["ApprovalOutcome"][];
                        };
                    };
                };
            };
        };
    };
    markPayoutPaid: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Reference
                     * @description Of the payment, e.g. its UTR number; the trainer reads it
                     */
                    reference: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["AdminPayout"];
                        };
                    };
                };
            };
        };
    };
    failPayout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Reason
                     * @description The trainer reads it
                     */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["AdminPayout"];
                        };
                    };
                };
            };
        };
    };
    showPayoutAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["PayoutAccount"];
                        };
                    };
                };
            };
        };
    };
    setPayoutRoute: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Linked account
                     * @description null removes it
                     */
                    account_id: string | null;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["AdminPayout"];
                        };
                    };
                };
            };
        };
    };
    getCountries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["Country"][];
                        };
                    };
                };
            };
        };
    };
    getStates: {
        parameters: {
            query: {
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["Place"][];
                        };
                    };
                };
            };
        };
    };
    getCities: {
        parameters: {
            query: {
                id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["Place"][];
                        };
                    };
                };
            };
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["Profile"];
                        };
                    };
                };
            };
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    UserId?: number;
                    /** Email */
                    EmailId?: string;
                    /** Name */
                    Name?: string | null;
                    /** Contact number */
                    ContactNo?: string | null;
                    /** Country code */
                    CountryCode?: string | null;
                    /** Gender */
                    Gender?: string | null;
                    /** Designation */
                    Designation?: string | null;
                    /** About */
                    AboutUs?: string | null;
                    /** Address */
                    Address?: string | null;
                    /** PIN code */
                    PIN?: string | null;
                    /** City */
                    CityId?: number | null;
                    /** State */
                    StateId?: number | null;
                    /** Country */
                    CountryId?: number | null;
                    /**
                     * Photo
                     * @description The URL that the upload returned
                     */
                    Photo?: string | null;
                    /**
                     * Version
                     * @description The version that the caller edited; 409 when it is outdated. Without it the request always saves
                     */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["Profile"];
                        };
                    };
                };
            };
        };
    };
    saveLearningGoal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    user_id?: number;
                    /** Learning goal */
                    learning_goal: string;
                    /** Hours per week */
                    hours_per_week?: number | null;
                    /** Target date */
                    target_date?: string | null;
                    /**
                     * Version
                     * @description The version that the caller edited; 409 when it is outdated. Without it the request always saves
                     */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["LearningGoal"];
                        };
                    };
                };
            };
        };
    };
    getLearningGoal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["LearningGoal"];
                        };
                    };
                };
            };
        };
    };
    getInterests: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Interests"];
                    };
                };
            };
        };
    };
    saveInterests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    user_id?: number;
                    /**
                     * Interests
                     * @description The complete list; it replaces the stored one
                     */
                    interests: {
                        category_id: number;
                        sub_category_id?: number | null;
                    }[];
                    /**
                     * Version
                     * @description The version that the caller edited; 409 when it is outdated. Without it the request always saves
                     */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: components["schemas"]["Interests"];
                    };
                };
            };
        };
    };
    getPreferredBatch: {
        parameters: {
            query: {
                courseId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["PreferredBatch"];
                        };
                    };
                };
            };
        };
    };
    choosePreferredBatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    courseId: number;
                    batchId: number;
                    userId?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
        };
    };
    getSavedSearches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["SavedSearch"][];
                        };
                    };
                };
            };
        };
    };
    saveSearch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Name */
                    name: string;
                    /**
                     * Search
                     * @description The query parameters of the search page
                     */
                    query: {
                        [key: string]: string | string[];
                    };
                    /**
                     * @description How often the user is notified about new courses that match; daily by default
                     * @enum {string}
                     */
                    digest?: "daily" | "weekly" | "never";
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["SavedSearch"];
                        };
                    };
                };
            };
        };
    };
    deleteSearch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
        };
    };
    updateSearch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description How often the user is notified about new courses that match; daily by default
                     * @enum {string}
                     */
                    digest: "daily" | "weekly" | "never";
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["SavedSearch"];
                        };
                    };
                };
            };
        };
    };
    exportMyData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    previewAccountDeletion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["DeletionPreview"];
                        };
                    };
                };
            };
        };
    };
    deleteMyAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
        };
    };
    getSiteSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["SiteSettings"];
                        };
                    };
                };
            };
        };
    };
    saveBrandSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** BrandSettings */
                    value: {
                        /** Name */
                        name: string;
                        /** Tagline */
                        tagline: string;
                        /**
                         * Logo
                         * @description Address of an uploaded picture
                         */
                        logo: string | null;
                        /**
                         * Colour on light pages
                         * @description `#rrggbb`
                         */
                        accent: string | null;
                        /**
                         * Colour on dark pages
                         * @description `#rrggbb`
                         */
                        accent_dark: string | null;
                        /**
                         * Text on light pages
                         * @description `#rrggbb`
                         */
                        accent_text: string | null;
                        /**
                         * Text on dark pages
                         * @description `#rrggbb`
                         */
                        accent_text_dark: string | null;
                    };
                    /**
                     * Version
                     * @description The version that the caller edited; 409 when it is outdated. Without it the request always saves
                     */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: {
                                /** @description Changes with the record; a save sends it back */
                                version: number;
                                /** @description When it was saved, ISO 8601 in UTC */
                                saved_at: string | null;
                                /** @description Name of the administrator */
                                saved_by: string | null;
                                value: components["schemas"]["BrandSettings"];
                            };
                        };
                    };
                };
            };
        };
    };
    saveContactSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** ContactSettings */
                    value: {
                        /** Support address */
                        support_email: string;
                        /** Phone */
                        phone: string;
                        /** Address */
                        address: string;
                        /** City */
                        city: string;
                        /** Latitude */
                        latitude: number;
                        /** Longitude */
                        longitude: number;
                        /** Social pages */
                        social_pages: {
                            /** Name */
                            name: string;
                            /** Address */
                            address: string;
                        }[];
                    };
                    /**
                     * Version
                     * @description The version that the caller edited; 409 when it is outdated. Without it the request always saves
                     */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: {
                                /** @description Changes with the record; a save sends it back */
                                version: number;
                                /** @description When it was saved, ISO 8601 in UTC */
                                saved_at: string | null;
                                /** @description Name of the administrator */
                                saved_by: string | null;
                                value: components["schemas"]["ContactSettings"];
                            };
                        };
                    };
                };
            };
        };
    };
    saveBannerSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** BannerSettings */
                    value: {
                        /** Text */
                        text: string;
                        /** Text of the link */
                        link_label: string | null;
                        /** Address of the link */
                        link_address: string | null;
                        /**
                         * From
                         * Format: date-time
                         */
                        from: string | null;
                        /**
                         * To
                         * Format: date-time
                         */
                        to: string | null;
                        /** @enum {string} */
                        audience: "everyone" | "visitors" | "learners" | "trainers";
                    };
                    /**
                     * Version
                     * @description The version that the caller edited; 409 when it is outdated. Without it the request always saves
                     */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: {
                                /** @description Changes with the record; a save sends it back */
                                version: number;
                                /** @description When it was saved, ISO 8601 in UTC */
                                saved_at: string | null;
                                /** @description Name of the administrator */
                                saved_by: string | null;
                                value: components["schemas"]["BannerSettings"];
                            };
                        };
                    };
                };
            };
        };
    };
    saveMaintenanceSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** MaintenanceSettings */
                    value: {
                        on: boolean;
                        /** Message */
                        message: string;
                        /**
                         * Until
                         * Format: date-time
                         */
                        until: string | null;
                    };
                    /**
                     * Version
                     * @description The version that the caller edited; 409 when it is outdated. Without it the request always saves
                     */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: {
                                /** @description Changes with the record; a save sends it back */
                                version: number;
                                /** @description When it was saved, ISO 8601 in UTC */
                                saved_at: string | null;
                                /** @description Name of the administrator */
                                saved_by: string | null;
                                value: components["schemas"]["MaintenanceSettings"];
                            };
                        };
                    };
                };
            };
        };
    };
    saveFeeSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** FeeSettings */
                    value: {
                        /**
                         * Platform fee
                         * @description Per cent of a payment
                         */
                        platform_fee_percent: number;
                        /** @description Whether paid courses are published for verified trainers only; false by default */
                        verified_trainers_only?: boolean;
                    };
                    /**
                     * Version
                     * @description The version that the caller edited; 409 when it is outdated. Without it the request always saves
                     */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: {
                                /** @description Changes with the record; a save sends it back */
                                version: number;
                                /** @description When it was saved, ISO 8601 in UTC */
                                saved_at: string | null;
                                /** @description Name of the administrator */
                                saved_by: string | null;
                                value: components["schemas"]["FeeSettings"];
                            };
                        };
                    };
                };
            };
        };
    };
    saveExtensionSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** ExtensionSettings */
                    value: {
                        /** Switched off */
                        off: string[];
                    };
                    /**
                     * Version
                     * @description The version that the caller edited; 409 when it is outdated. Without it the request always saves
                     */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: {
                                /** @description Changes with the record; a save sends it back */
                                version: number;
                                /** @description When it was saved, ISO 8601 in UTC */
                                saved_at: string | null;
                                /** @description Name of the administrator */
                                saved_by: string | null;
                                value: components["schemas"]["ExtensionSettings"];
                            };
                        };
                    };
                };
            };
        };
    };
    saveFlagSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** FlagSettings */
                    value: {
                        /** Values */
                        values: {
                            /** @description `remote/name` */
                            key: string;
                            /** @description Of a flag `on`, `off`, a share such as `25%`, or `role:` with a role; of a setting its text */
                            value: string;
                        }[];
                    };
                    /**
                     * Version
                     * @description The version that the caller edited; 409 when it is outdated. Without it the request always saves
                     */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: {
                                /** @description Changes with the record; a save sends it back */
                                version: number;
                                /** @description When it was saved, ISO 8601 in UTC */
                                saved_at: string | null;
                                /** @description Name of the administrator */
                                saved_by: string | null;
                                value: components["schemas"]["FlagSettings"];
                            };
                        };
                    };
                };
            };
        };
    };
    saveRemoteSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** RemoteSettings */
                    value: {
                        /** Values */
                        values: {
                            /** @description `remote/name` */
                            key: string;
                            /** @description Of a flag `on`, `off`, a share such as `25%`, or `role:` with a role; of a setting its text */
                            value: string;
                        }[];
                    };
                    /**
                     * Version
                     * @description The version that the caller edited; 409 when it is outdated. Without it the request always saves
                     */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: {
                                /** @description Changes with the record; a save sends it back */
                                version: number;
                                /** @description When it was saved, ISO 8601 in UTC */
                                saved_at: string | null;
                                /** @description Name of the administrator */
                                saved_by: string | null;
                                value: components["schemas"]["RemoteSettings"];
                            };
                        };
                    };
                };
            };
        };
    };
    getSettingVersions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                section: "brand" | "contact" | "banner" | "maintenance" | "fees" | "extensions" | "flags" | "remotes";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["SettingVersion"][];
                        };
                    };
                };
            };
        };
    };
    restoreSettingVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                section: "brand" | "contact" | "banner" | "maintenance" | "fees" | "extensions" | "flags" | "remotes";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Version to restore
                     * @description 0 is the built-in one
                     */
                    restored: number;
                    /**
                     * Version
                     * @description The version that the caller edited; 409 when it is outdated. Without it the request always saves
                     */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["SiteSettings"];
                        };
                    };
                };
            };
        };
    };
    getSitemapParts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["SitemapParts"];
                        };
                    };
                };
            };
        };
    };
    getSitemapPart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                kind: "courses" | "trainers" | "posts";
                /** @description From 1; a part is a range of ids and may be empty */
                part: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["SitemapEntry"][];
                        };
                    };
                };
            };
        };
    };
    getStaff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["StaffMember"][];
                        };
                    };
                };
            };
        };
    };
    inviteStaff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Email */
                    email: string;
                    /**
                     * @description owner: everything; manager: all but payouts, profile and staff; trainer: own batches
                     * @enum {string}
                     */
                    role: "owner" | "manager" | "trainer";
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["StaffMember"];
                        };
                    };
                };
            };
        };
    };
    removeStaff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data?: {
                            results: components["schemas"]["ReturnedBatch"][];
                        };
                    };
                };
            };
        };
    };
    getInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["StaffInvitation"][];
                        };
                    };
                };
            };
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
        };
    };
    declineInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
        };
    };
    getSupportTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["SupportType"][];
                        };
                    };
                };
            };
        };
    };
    sendSupportMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Type
                     * @description 0 Newsletter, 3 Trainer support, 5 Contact
                     * @enum {integer}
                     */
                    type: 0 | 3 | 5;
                    /** Email */
                    email?: string;
                    /** Name */
                    name?: string;
                    /** Phone */
                    phone?: string;
                    /** Message */
                    message?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
        };
    };
    listSupportMessages: {
        parameters: {
            query?: {
                type?: 3 | 5;
                answered?: boolean;
                page?: number;
                /** @description Messages a page; 20 by default */
                count?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["SupportMessage"][];
                            count: number;
                            capped: boolean;
                            total_pages: number;
                            current_page: number;
                        };
                    };
                };
            };
        };
    };
    answerSupportMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    answered: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["SupportMessage"];
                        };
                    };
                };
            };
        };
    };
    addTelemetry: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    page?: string;
                    events: {
                        /** @enum {string} */
                        kind: "vital" | "error";
                        remote: string;
                        version: string;
                        path: string;
                        name: string;
                        value?: number;
                        /** @enum {string} */
                        rating?: "good" | "needs-improvement" | "poor";
                        message?: string;
                        stack?: string;
                        reference?: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Accepted without content */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    getReleaseFigures: {
        parameters: {
            query?: {
                minutes?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["ReleaseFigures"][];
                        };
                    };
                };
            };
        };
    };
    getBatchMessages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                batch_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["BatchMessage"][];
                        };
                    };
                };
            };
        };
    };
    messageBatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                batch_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Message */
                    message: string;
                    /**
                     * Learners
                     * @description User ids of learners of the batch; without it, the message goes to all
                     */
                    learner_ids?: number[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["BatchMessage"];
                        };
                    };
                };
            };
        };
    };
    getClassMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["BatchMessage"][];
                        };
                    };
                };
            };
        };
    };
    openBatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["ListedBatch"];
                        };
                    };
                };
            };
        };
    };
    closeBatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["ListedBatch"];
                        };
                    };
                };
            };
        };
    };
    cancelBatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Reason
                     * @description For the learners
                     */
                    reason?: string;
                    /** @description The caller knows that learners will be notified; 409 CONFIRMATION_REQUIRED without it */
                    confirmed?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["ListedBatch"];
                        };
                    };
                };
            };
        };
    };
    getCancellation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["Cancellation"];
                        };
                    };
                };
            };
        };
    };
    changeSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Session
                     * @description Its day in the timetable, YYYY-MM-DD
                     */
                    date: string;
                    /**
                     * @description skip or move
                     * @enum {string}
                     */
                    action: "skip" | "move";
                    /**
                     * Last day
                     * @description With skip: the last day of holidays that skip several sessions
                     */
                    until?: string;
                    /**
                     * New start
                     * @description With move: YYYY-MM-DDTHH:MM in the time zone of the batch
                     */
                    starts_at?: string;
                    /**
                     * Reason
                     * @description For the learners
                     */
                    reason: string;
                    /** @description The caller knows that learners will be notified; 409 CONFIRMATION_REQUIRED without it */
                    confirmed?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["ListedBatch"];
                        };
                    };
                };
            };
        };
    };
    restoreSession: {
        parameters: {
            query?: {
                /** @description The caller knows that learners will be notified; 409 CONFIRMATION_REQUIRED without it */
                confirmed?: boolean;
            };
            header?: never;
            path: {
                id: number;
                /** @description Its day in the timetable, YYYY-MM-DD */
                date: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["ListedBatch"];
                        };
                    };
                };
            };
        };
    };
    addBatch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Class type
                     * @description 1 weekdays, 2 weekend, 3 any days
                     */
                    day_of_week?: number | null;
                    /**
                     * Class days
                     * @description A custom set, 1 (Monday) to 7, instead of day_of_week
                     */
                    weekdays?: number[] | null;
                    /**
                     * Time part
                     * @description Morning, Afternoon, Evening or Night
                     */
                    timePart?: string | null;
                    /**
                     * Start time
                     * @description HH:MM on a 24-hour clock, in the time zone
                     */
                    time_from?: string | null;
                    /**
                     * End time
                     * @description As time_from; null when it is open
                     */
                    time_to?: string | null;
                    /**
                     * AM or PM of the start
                     * @description Derived from time_from; another value than its half is refused
                     */
                    TimeFromType?: string | null;
                    /**
                     * AM or PM of the end
                     * @description Derived from time_to; another value than its half is refused
                     */
                    TimeToType?: string | null;
                    /**
                     * Start date
                     * @description YYYY-MM-DD in the time zone, today or later
                     */
                    start_date?: string | null;
                    /**
                     * End date
                     * @description As start_date, and not before it; null when it is open
                     */
                    end_date?: string | null;
                    /**
                     * Duration
                     * @description Free text such as 2 hours
                     */
                    duration?: string | null;
                    /**
                     * Time zone
                     * @description IST, UTC, EST or PST
                     */
                    timezone?: string | null;
                    /**
                     * Mode
                     * @description Online, Classroom(Offline) or Online/Offline
                     */
                    mode?: string | null;
                    /**
                     * Area
                     * @description Place of a classroom batch
                     */
                    area?: string | null;
                    /**
                     * Street address
                     * @description Of the classroom; shown on the course page
                     */
                    address?: string | null;
                    /**
                     * Seats
                     * @description 1 to 10000, not below the seats taken; null is unlimited
                     */
                    seats?: number | null;
                    /**
                     * Meeting link
                     * @description https; only learners of the batch receive it. Empty removes it
                     */
                    meeting_url?: string | null;
                    /**
                     * Status
                     * @description Whether it is open for enrolment
                     */
                    status?: boolean;
                    courseId: number;
                    /**
                     * Trainer
                     * @description One of the institute's staff; null is the course's own
                     */
                    trainerId?: number | null;
                    /** @description The caller knows that learners will be notified; 409 CONFIRMATION_REQUIRED without it */
                    confirmed?: boolean;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["ListedBatch"];
                        };
                    };
                };
            };
        };
    };
    updateBatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Class type
                     * @description 1 weekdays, 2 weekend, 3 any days
                     */
                    day_of_week?: number | null;
                    /**
                     * Class days
                     * @description A custom set, 1 (Monday) to 7, instead of day_of_week
                     */
                    weekdays?: number[] | null;
                    /**
                     * Time part
                     * @description Morning, Afternoon, Evening or Night
                     */
                    timePart?: string | null;
                    /**
                     * Start time
                     * @description HH:MM on a 24-hour clock, in the time zone
                     */
                    time_from?: string | null;
                    /**
                     * End time
                     * @description As time_from; null when it is open
                     */
                    time_to?: string | null;
                    /**
                     * AM or PM of the start
                     * @description Derived from time_from; another value than its half is refused
                     */
                    TimeFromType?: string | null;
                    /**
                     * AM or PM of the end
                     * @description Derived from time_to; another value than its half is refused
                     */
                    TimeToType?: string | null;
                    /**
                     * Start date
                     * @description YYYY-MM-DD in the time zone, today or later
                     */
                    start_date?: string | null;
                    /**
                     * End date
                     * @description As start_date, and not before it; null when it is open
                     */
                    end_date?: string | null;
                    /**
                     * Duration
                     * @description Free text such as 2 hours
                     */
                    duration?: string | null;
                    /**
                     * Time zone
                     * @description IST, UTC, EST or PST
                     */
                    timezone?: string | null;
                    /**
                     * Mode
                     * @description Online, Classroom(Offline) or Online/Offline
                     */
                    mode?: string | null;
                    /**
                     * Area
                     * @description Place of a classroom batch
                     */
                    area?: string | null;
                    /**
                     * Street address
                     * @description Of the classroom; shown on the course page
                     */
                    address?: string | null;
                    /**
                     * Seats
                     * @description 1 to 10000, not below the seats taken; null is unlimited
                     */
                    seats?: number | null;
                    /**
                     * Meeting link
                     * @description https; only learners of the batch receive it. Empty removes it
                     */
                    meeting_url?: string | null;
                    /**
                     * Status
                     * @description Whether it is open for enrolment
                     */
                    status?: boolean;
                    /** Course */
                    courseId?: number | null;
                    /**
                     * Trainer
                     * @description One of the institute's staff; null is the course's own
                     */
                    trainerId?: number | null;
                    /** @description The caller knows that learners will be notified; 409 CONFIRMATION_REQUIRED without it */
                    confirmed?: boolean;
                    /**
                     * Version
                     * @description The version that the caller edited; 409 when it is outdated. Without it the request always saves
                     */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["ListedBatch"];
                        };
                    };
                };
            };
        };
    };
    deleteBatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: {
                                id: number;
                                /** @description Only closed for enrolment, because learners ordered it */
                                kept: boolean;
                                /** @description A sentence for the user */
                                message: string;
                            };
                        };
                    };
                };
            };
        };
    };
    getBatches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["ListedBatch"][];
                        };
                    };
                };
            };
        };
    };
    getBatchesOfTrainer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                trainerId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["ListedBatch"][];
                        };
                    };
                };
            };
        };
    };
    getBatchesOfCourse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                courseId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["ListedBatch"][];
                        };
                    };
                };
            };
        };
    };
    getBatch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["ListedBatch"];
                        };
                    };
                };
            };
        };
    };
    getCourseNamesOfTrainer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                trainerId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: {
                                id: number;
                                course_name: string;
                                /** @enum {string} */
                                course_status: "draft" | "published";
                            }[];
                        };
                    };
                };
            };
        };
    };
    getTrainers: {
        parameters: {
            query?: {
                page?: number;
                /** @description Trainers a page; 10 by default */
                limit?: number;
                /** @description With more public courses than this; 0 by default */
                courseCountGt?: number;
                /** @description Words of the name, the headline or a public course */
                search?: string;
                /** @description Part of the location */
                location?: string;
                /** @description Years of experience */
                experienceLevel?: "0-2" | "3-5" | "6-10" | "11+";
                /** @description Best rated first by default */
                sortBy?: "name_asc" | "experience_high_low" | "experience_low_high";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["Trainer"][];
                            count: number;
                            capped: boolean;
                            total_pages: number;
                            current_page: number;
                            next: string | null;
                            previous: string | null;
                        };
                    };
                };
            };
        };
    };
    getBasicDetails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["BasicDetails"];
                        };
                    };
                };
            };
        };
    };
    getOwnSupportLinks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["SupportLinks"];
                        };
                    };
                };
            };
        };
    };
    updateOwnSupportLinks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Trainer
                     * @description The caller's own; another trainer's is refused
                     */
                    trainer_id?: number | null;
                    /** Support Email */
                    support_email?: string | null;
                    /** Support Contact */
                    support_contact?: string | null;
                    /** WhatsApp Link */
                    whatsapp_link?: string | null;
                    /** Telegram Link */
                    telegram_link?: string | null;
                    /** Other Live Support Link */
                    other_support_link?: string | null;
                    /** Website */
                    website_link?: string | null;
                    /**
                     * Version
                     * @description The version that the caller edited; 409 when it is outdated. Without it the request always saves
                     */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["SupportLinks"];
                        };
                    };
                };
            };
        };
    };
    addSupportLinks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Trainer
                     * @description The caller's own; another trainer's is refused
                     */
                    trainer_id?: number | null;
                    /** Support Email */
                    support_email?: string | null;
                    /** Support Contact */
                    support_contact?: string | null;
                    /** WhatsApp Link */
                    whatsapp_link?: string | null;
                    /** Telegram Link */
                    telegram_link?: string | null;
                    /** Other Live Support Link */
                    other_support_link?: string | null;
                    /** Website */
                    website_link?: string | null;
                    /**
                     * Version
                     * @description The version that the caller edited; 409 when it is outdated. Without it the request always saves
                     */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["SupportLinks"];
                        };
                    };
                };
            };
        };
    };
    getSupportLinks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["SupportLinks"];
                        };
                    };
                };
            };
        };
    };
    updateSupportLinks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Trainer
                     * @description The caller's own; another trainer's is refused
                     */
                    trainer_id?: number | null;
                    /** Support Email */
                    support_email?: string | null;
                    /** Support Contact */
                    support_contact?: string | null;
                    /** WhatsApp Link */
                    whatsapp_link?: string | null;
                    /** Telegram Link */
                    telegram_link?: string | null;
                    /** Other Live Support Link */
                    other_support_link?: string | null;
                    /** Website */
                    website_link?: string | null;
                    /**
                     * Version
                     * @description The version that the caller edited; 409 when it is outdated. Without it the request always saves
                     */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["SupportLinks"];
                        };
                    };
                };
            };
        };
    };
    savePaymentConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Trainer
                     * @description The caller's own; another trainer's is refused
                     */
                    trainer_id?: number | null;
                    /** Currencies */
                    currencies?: ("INR" | "USD")[];
                    /**
                     * @description To a UPI ID or a bank account
                     * @enum {string}
                     */
                    payout_kind: "upi" | "bank";
                    /** UPI ID */
                    upi_id?: string | null;
                    /** Account holder */
                    account_name?: string | null;
                    /**
                     * Account number
                     * @description Left out to keep the stored one
                     */
                    account_number?: string | null;
                    /** IFSC */
                    ifsc?: string | null;
                    /** Bank */
                    bank_name?: string | null;
                    /** Tax number */
                    tax_number?: string | null;
                    /** Refund terms */
                    refund_terms_accepted?: boolean;
                    /**
                     * Version
                     * @description The version that the caller edited; 409 when it is outdated. Without it the request always saves
                     */
                    version?: number;
                    /** @description The caller knows the published courses that cannot be bought then; 409 CONFIRMATION_REQUIRED without it */
                    confirmed?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["PaymentConfig"];
                        };
                    };
                };
            };
        };
    };
    getPlatformFee: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: {
                                /** @description Of each payment */
                                percent: number;
                            };
                        };
                    };
                };
            };
        };
    };
    getPaymentConfig: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["PaymentConfig"];
                        };
                    };
                };
            };
        };
    };
    updateBasicDetails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Trainer
                     * @description The caller's own; another trainer's is refused
                     */
                    trainer_id?: number | null;
                    /** Name */
                    name?: string | null;
                    /** Owner name */
                    owner_name?: string | null;
                    /** Training type */
                    training_type?: string | null;
                    /** Headline */
                    headline?: string | null;
                    /** About */
                    about_us?: string | null;
                    /** Location */
                    location?: string | null;
                    /** Experience */
                    experience?: number | null;
                    /** Contact number */
                    contact_no?: string | null;
                    /**
                     * Photo
                     * @description URL from the answer of an upload; "" for none
                     */
                    photo?: string | null;
                    /**
                     * Version
                     * @description The version that the caller edited; 409 when it is outdated. Without it the request always saves
                     */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["BasicDetails"];
                        };
                    };
                };
            };
        };
    };
    uploadPicture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    image: string;
                    /**
                     * @description Default: `thumbnail` for trainers, else `profile`
                     * @enum {string}
                     */
                    purpose?: "thumbnail" | "blog" | "profile";
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: {
                                /** @description Address of the widest file, for the course or profile */
                                url: string;
                                sources: components["schemas"]["PictureSources"];
                            };
                        };
                    };
                };
            };
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /** @description Part of the name or of the address */
                search?: string;
                role?: "learner" | "trainer" | "institute" | "staff" | "administrator";
                state?: "active" | "blocked";
                page?: number;
                /** @description Users a page; 20 by default */
                count?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["ListedUser"][];
                            count: number;
                            capped: boolean;
                            total_pages: number;
                            current_page: number;
                        };
                    };
                };
            };
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["UserRecord"];
                        };
                    };
                };
            };
        };
    };
    blockUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Reason */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["UserRecord"];
                        };
                    };
                };
            };
        };
    };
    unblockUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["UserRecord"];
                        };
                    };
                };
            };
        };
    };
    endUserSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["UserRecord"];
                        };
                    };
                };
            };
        };
    };
    setUserRights: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    rights: ("content" | "people" | "finance" | "operations" | "owner")[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["UserRecord"];
                        };
                    };
                };
            };
        };
    };
    becomeFirstAdministrator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    key: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
        };
    };
    getVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["TrainerVerification"];
                        };
                    };
                };
            };
        };
    };
    withdrawVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
        };
    };
    addVerificationDocument: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description One of .pdf,.png,.jpg,.jpeg,.webp
                     */
                    file: string;
                    /** @enum {string} */
                    kind: "identity" | "address" | "qualification" | "registration" | "other";
                    /** @description For the administrators */
                    note?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["TrainerVerification"];
                        };
                    };
                };
            };
        };
    };
    getVerificationDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
        };
    };
    getTrainersToVerify: {
        parameters: {
            query?: {
                page?: number;
                /** @description Trainers a page; 20 by default */
                count?: number;
                standing?: "waiting" | "verified" | "refused" | "expired" | "none";
                /** @description Part of the name or the e-mail address */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["ListedTrainer"][];
                            count: number;
                            capped: boolean;
                            total_pages: number;
                            current_page: number;
                        };
                    };
                };
            };
        };
    };
    examineTrainer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["ExaminedTrainer"];
                        };
                    };
                };
            };
        };
    };
    decideVerification: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    request_id: number;
                    accepted: boolean;
                    /**
                     * Last day
                     * @description To accept; YYYY-MM-DD
                     */
                    expires_on?: string;
                    /**
                     * Reason
                     * @description To refuse or to end a verification; the trainer reads it
                     */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
        };
    };
    getWaitingList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["WaitingEntry"][];
                        };
                    };
                };
            };
        };
    };
    joinWaitingList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    batch_id: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: components["schemas"]["WaitingEntry"];
                        };
                    };
                };
            };
        };
    };
    leaveWaitingList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                batch_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: {
                                batch_id: number;
                            };
                        };
                    };
                };
            };
        };
    };
    getWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: {
                                /** Format: uuid */
                                id: string;
                                address: string;
                                events: ("release.published" | "release.promoted" | "release.canary" | "release.canary-ended" | "release.rolled-back" | "release.alarm" | "release.alarm-acknowledged" | "release.frozen" | "release.unfrozen")[];
                                /** @description When it was added, ISO 8601 in UTC */
                                created_at: string;
                                created_by: string | null;
                                /** @description The first failed attempt since the last success; null while deliveries succeed, ISO 8601 in UTC */
                                failing_since: string | null;
                                /** @description Latest first */
                                deliveries: {
                                    /** Format: uuid */
                                    id: string;
                                    /** @enum {string} */
                                    event: "release.published" | "release.promoted" | "release.canary" | "release.canary-ended" | "release.rolled-back" | "release.alarm" | "release.alarm-acknowledged" | "release.frozen" | "release.unfrozen" | "webhook.test";
                                    /** @description The JSON that is sent */
                                    body: string;
                                    attempts: number;
                                    /** @description HTTP status of the last attempt; null without an answer */
                                    status: number | null;
                                    /** @description Why the last attempt failed */
                                    error: string | null;
                                    /** @description When it was queued, ISO 8601 in UTC */
                                    created_at: string;
                                    /** @description The last attempt; null while it waits for the first one, ISO 8601 in UTC */
                                    attempted_at: string | null;
                                    /** @description When the address answered with a status of success, ISO 8601 in UTC */
                                    delivered_at: string | null;
                                }[];
                            }[];
                        };
                    };
                };
            };
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Begins with https:// and leads to the internet */
                    address: string;
                    events: ("release.published" | "release.promoted" | "release.canary" | "release.canary-ended" | "release.rolled-back" | "release.alarm" | "release.alarm-acknowledged" | "release.frozen" | "release.unfrozen")[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                        data: {
                            results: {
                                /** Format: uuid */
                                id: string;
                                /** @description Signs the deliveries. No other answer has it */
                                secret: string;
                            };
                        };
                    };
                };
            };
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
        };
    };
    resendDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** @enum {string} */
                        status: "success";
                    };
                };
            };
        };
    };
}

export type ActivityCountWire = components['schemas']['ActivityCount'];
export type ActivityDayWire = components['schemas']['ActivityDay'];
export type ActivityFiguresWire = components['schemas']['ActivityFigures'];
export type ActivityOverviewWire = components['schemas']['ActivityOverview'];
export type AddedModuleWire = components['schemas']['AddedModule'];
export type AdminOverviewWire = components['schemas']['AdminOverview'];
export type AdminPayoutWire = components['schemas']['AdminPayout'];
export type ApprovalOutcomeWire = components['schemas']['ApprovalOutcome'];
export type ApprovalRefusalWire = components['schemas']['ApprovalRefusal'];
export type AuditEntryWire = components['schemas']['AuditEntry'];
export type AuthoredPostWire = components['schemas']['AuthoredPost'];
export type BannerSettingsWire = components['schemas']['BannerSettings'];
export type BasicDetailsWire = components['schemas']['BasicDetails'];
export type BatchWire = components['schemas']['Batch'];
export type BatchAttendanceWire = components['schemas']['BatchAttendance'];
export type BatchCertificatesWire = components['schemas']['BatchCertificates'];
export type BatchChangeWire = components['schemas']['BatchChange'];
export type BatchMessageWire = components['schemas']['BatchMessage'];
export type BatchScheduleWire = components['schemas']['BatchSchedule'];
export type BrandSettingsWire = components['schemas']['BrandSettings'];
export type CalendarFeedWire = components['schemas']['CalendarFeed'];
export type CancellationWire = components['schemas']['Cancellation'];
export type CategoryWire = components['schemas']['Category'];
export type CertificateWire = components['schemas']['Certificate'];
export type CheckInListWire = components['schemas']['CheckInList'];
export type CheckInOutcomeWire = components['schemas']['CheckInOutcome'];
export type CheckoutWire = components['schemas']['Checkout'];
export type CodeChallengeWire = components['schemas']['CodeChallenge'];
export type CommentWire = components['schemas']['Comment'];
export type ContactedUserWire = components['schemas']['ContactedUser'];
export type ContactSettingsWire = components['schemas']['ContactSettings'];
export type ContentWire = components['schemas']['Content'];
export type CountWire = components['schemas']['Count'];
export type CountryWire = components['schemas']['Country'];
export type CouponWire = components['schemas']['Coupon'];
export type CouponLimitWire = components['schemas']['CouponLimit'];
export type CourseWire = components['schemas']['Course'];
export type CourseActionsWire = components['schemas']['CourseActions'];
export type CourseContentWire = components['schemas']['CourseContent'];
export type CourseDetailsWire = components['schemas']['CourseDetails'];
export type CourseModuleWire = components['schemas']['CourseModule'];
export type CourseProgressWire = components['schemas']['CourseProgress'];
export type CourseViewerWire = components['schemas']['CourseViewer'];
export type CurrencyEarningsWire = components['schemas']['CurrencyEarnings'];
export type DeletionPreviewWire = components['schemas']['DeletionPreview'];
export type DidDocumentWire = components['schemas']['DidDocument'];
export type EarningsWire = components['schemas']['Earnings'];
export type EarningsLineWire = components['schemas']['EarningsLine'];
export type EarningsMonthWire = components['schemas']['EarningsMonth'];
export type EarningsSumsWire = components['schemas']['EarningsSums'];
export type EnquiryThreadWire = components['schemas']['EnquiryThread'];
export type EnrolledStudentWire = components['schemas']['EnrolledStudent'];
export type ExaminedTrainerWire = components['schemas']['ExaminedTrainer'];
export type ExtensionSettingsWire = components['schemas']['ExtensionSettings'];
export type FacetsWire = components['schemas']['Facets'];
export type FeedbackWire = components['schemas']['Feedback'];
export type FeeSettingsWire = components['schemas']['FeeSettings'];
export type FlagSettingsWire = components['schemas']['FlagSettings'];
export type HeldRefundWire = components['schemas']['HeldRefund'];
export type InterestWire = components['schemas']['Interest'];
export type InterestsWire = components['schemas']['Interests'];
export type InvoiceWire = components['schemas']['Invoice'];
export type JoinedClassWire = components['schemas']['JoinedClass'];
export type LanguageWire = components['schemas']['Language'];
export type LearningGoalWire = components['schemas']['LearningGoal'];
export type LedgerWire = components['schemas']['Ledger'];
export type LedgerBalanceWire = components['schemas']['LedgerBalance'];
export type LedgerCheckWire = components['schemas']['LedgerCheck'];
export type LegalTextWire = components['schemas']['LegalText'];
export type LikeWire = components['schemas']['Like'];
export type ListedBatchWire = components['schemas']['ListedBatch'];
export type ListedTrainerWire = components['schemas']['ListedTrainer'];
export type ListedUserWire = components['schemas']['ListedUser'];
export type ListEntryWire = components['schemas']['ListEntry'];
export type MaintenanceSettingsWire = components['schemas']['MaintenanceSettings'];
export type ManagedLegalWire = components['schemas']['ManagedLegal'];
export type ManagedListWire = components['schemas']['ManagedList'];
export type MaterialWire = components['schemas']['Material'];
export type MeetingWire = components['schemas']['Meeting'];
export type ModeratedCommentWire = components['schemas']['ModeratedComment'];
export type ModeratedCourseWire = components['schemas']['ModeratedCourse'];
export type ModeratedFeedbackWire = components['schemas']['ModeratedFeedback'];
export type ModuleWire = components['schemas']['Module'];
export type NewCalendarFeedWire = components['schemas']['NewCalendarFeed'];
export type NewsletterIssueWire = components['schemas']['NewsletterIssue'];
export type NewsletterSubscriptionWire = components['schemas']['NewsletterSubscription'];
export type NotificationWire = components['schemas']['Notification'];
export type NotificationPreferencesWire = components['schemas']['NotificationPreferences'];
export type NotificationSettingWire = components['schemas']['NotificationSetting'];
export type OpenBatchWire = components['schemas']['OpenBatch'];
export type OrderWire = components['schemas']['Order'];
export type OrderEndedWire = components['schemas']['OrderEnded'];
export type OverviewContentWire = components['schemas']['OverviewContent'];
export type OverviewMoneyWire = components['schemas']['OverviewMoney'];
export type OverviewOperationWire = components['schemas']['OverviewOperation'];
export type OverviewPeopleWire = components['schemas']['OverviewPeople'];
export type OwnAttendanceWire = components['schemas']['OwnAttendance'];
export type OwnCourseWire = components['schemas']['OwnCourse'];
export type OwnFeedbackWire = components['schemas']['OwnFeedback'];
export type PaidEnrollmentWire = components['schemas']['PaidEnrollment'];
export type PasskeyWire = components['schemas']['Passkey'];
export type PaymentWire = components['schemas']['Payment'];
export type PaymentConfigWire = components['schemas']['PaymentConfig'];
export type PayoutWire = components['schemas']['Payout'];
export type PayoutAccountWire = components['schemas']['PayoutAccount'];
export type PayoutApprovalWire = components['schemas']['PayoutApproval'];
export type PendingConsentWire = components['schemas']['PendingConsent'];
export type PictureSourcesWire = components['schemas']['PictureSources'];
export type PlaceWire = components['schemas']['Place'];
export type PostWire = components['schemas']['Post'];
export type PostDetailsWire = components['schemas']['PostDetails'];
export type PreferredBatchWire = components['schemas']['PreferredBatch'];
export type ProfileWire = components['schemas']['Profile'];
export type PurchaseWire = components['schemas']['Purchase'];
export type QuoteWire = components['schemas']['Quote'];
export type RatingWire = components['schemas']['Rating'];
export type ReceivedEnquiryWire = components['schemas']['ReceivedEnquiry'];
export type RefundWire = components['schemas']['Refund'];
export type RefundOfferWire = components['schemas']['RefundOffer'];
export type RefusalWire = components['schemas']['Refusal'];
export type ReleaseFiguresWire = components['schemas']['ReleaseFigures'];
export type RemoteSettingsWire = components['schemas']['RemoteSettings'];
export type ReturnedBatchWire = components['schemas']['ReturnedBatch'];
export type ReviewWire = components['schemas']['Review'];
export type RevisionWire = components['schemas']['Revision'];
export type RevisionDetailsWire = components['schemas']['RevisionDetails'];
export type RoomWire = components['schemas']['Room'];
export type RoomRecordingWire = components['schemas']['RoomRecording'];
export type SavedSearchWire = components['schemas']['SavedSearch'];
export type SearchSuggestionsWire = components['schemas']['SearchSuggestions'];
export type SecondFactorsWire = components['schemas']['SecondFactors'];
export type SentEnquiryWire = components['schemas']['SentEnquiry'];
export type SessionWire = components['schemas']['Session'];
export type SessionChangeWire = components['schemas']['SessionChange'];
export type SettingVersionWire = components['schemas']['SettingVersion'];
export type SitemapEntryWire = components['schemas']['SitemapEntry'];
export type SitemapPartsWire = components['schemas']['SitemapParts'];
export type SiteSettingsWire = components['schemas']['SiteSettings'];
export type SocialPageWire = components['schemas']['SocialPage'];
export type StaffInvitationWire = components['schemas']['StaffInvitation'];
export type StaffMemberWire = components['schemas']['StaffMember'];
export type StatementLinksWire = components['schemas']['StatementLinks'];
export type StorageUseWire = components['schemas']['StorageUse'];
export type StoredValueWire = components['schemas']['StoredValue'];
export type SubcategoryWire = components['schemas']['Subcategory'];
export type SupportLinksWire = components['schemas']['SupportLinks'];
export type SupportMessageWire = components['schemas']['SupportMessage'];
export type SupportTypeWire = components['schemas']['SupportType'];
export type TaxProfileWire = components['schemas']['TaxProfile'];
export type TicketWire = components['schemas']['Ticket'];
export type TrainerWire = components['schemas']['Trainer'];
export type TrainerVerificationWire = components['schemas']['TrainerVerification'];
export type UnreadNotificationsWire = components['schemas']['UnreadNotifications'];
export type UserWire = components['schemas']['User'];
export type UserRecordWire = components['schemas']['UserRecord'];
export type VerificationDocumentWire = components['schemas']['VerificationDocument'];
export type VerificationRequestWire = components['schemas']['VerificationRequest'];
export type VerifiedCertificateWire = components['schemas']['VerifiedCertificate'];
export type WaitingEntryWire = components['schemas']['WaitingEntry'];
export type WaitingSumWire = components['schemas']['WaitingSum'];
